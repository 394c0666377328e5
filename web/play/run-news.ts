import type { Answer, Sent } from '#core/contract/index.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { CallNews } from '#web/api/call-news.ts';

/** A run as the game hands it over. */
export interface FinishedRun {
  gameId: number;
  body: Omit<Sent<'saveProgress', 'body'>, 'runId'>;
}

/** A run with the id under which it goes out. */
interface SentRun {
  runId: string;
  isBeginning: boolean;
}

/** What became of a run. */
export type RunNews =
  | { kind: 'kept'; run: SentRun; failure: ApiError }
  | { kind: 'saved'; run: SentRun; answer: Answer<'saveProgress'>; isLate: boolean }
  | { kind: 'refused'; run: SentRun; failure: ApiError; isLate: boolean };

/** The news where it is about a run. */
export function runNewsOf(news: CallNews): RunNews | undefined {
  if (news.call.call !== 'saveProgress' || news.kind === 'unstored') return undefined;
  // A game that was only begun is nobody's result.
  const run = { runId: news.call.runId, isBeginning: news.call.input.body?.isCompleted === false };
  if (news.kind !== 'saved') return { ...news, run };
  // The server answers this call so; the outbox carries the answers of all calls alike.
  return { kind: 'saved', run, answer: news.answer as Answer<'saveProgress'>, isLate: news.isLate };
}
