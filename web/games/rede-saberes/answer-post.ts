import type { QueryClient } from '@tanstack/react-query';
import type { Part } from '#core/games/rede-saberes/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isReadOf } from '#web/api/is-read-of.ts';
import type { Post, WaitingList } from '#web/api/outbox-context.ts';
import { newRunId } from '#web/api/run-id.ts';
import { serverNow } from '#web/api/server-clock.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import type { AnswerKeeper } from './answer-keeper.ts';
import { cacheAnswer, type Desk, teamParams } from './desk-cache.ts';

interface Place {
  quizId: number;
  teamId: number;
  part: Part;
}

/** The way of one part's texts to the team, through the outbox: at once, or when the signal is back. */
export function createAnswerPost(
  cache: QueryClient,
  { post, list }: Post & { list: WaitingList },
  { quizId, teamId, part }: Place,
) {
  const params = { ...teamParams(quizId, teamId), part: String(part) };
  const isOfPart = ({ call, input }: StoredCall) =>
    call === 'writeAnswer' && input.params?.teamId === params.teamId && input.params.part === params.part;
  // The same text sent again, after an answer that got lost, is the same writing.
  let latest = { answer: '', before: '', at: '', runId: '' };

  function layAnswer({ answers }: Desk) {
    const written = answers.find((answer) => answer.part === part);
    if (written) cacheAnswer(cache, quizId, teamId, written);
  }

  /** What stands there meanwhile is brought, to be shown beside the own text. */
  function lookAtOther(failure: unknown) {
    if (failure instanceof ApiError && failure.status === 409)
      void cache.invalidateQueries({ predicate: ({ queryKey }) => isReadOf('team', queryKey) });
  }

  return {
    async send(answer: string, before: string): Promise<'arrived' | 'waiting'> {
      if (latest.answer !== answer || latest.before !== before)
        latest = { answer, before, at: new Date(serverNow()).toISOString(), runId: newRunId() };
      const { runId, ...body } = latest;
      const sending = post('writeAnswer', { params, body }, runId);
      sending.catch(lookAtOther);
      const { answer: desk } = await sending;
      if (!desk) return 'waiting';
      layAnswer(desk);
      return 'arrived';
    },
    /** The person no longer wants what waits here or was refused. */
    discard() {
      for (const call of list.read().filter(isOfPart)) void list.drop(call.runId);
    },
    /** Tells a keeper what waits since an earlier visit and what becomes of it; returns how to stop. */
    follow(keeper: AnswerKeeper): () => void {
      void list.ready().then(() => {
        const call = list.read().findLast(isOfPart);
        if (call) keeper.takeUp({ ...textsOf(call), failure: call.refusal && new ApiError(refusalOf(call)) });
      });
      return list.watch((news) => {
        if (!isOfPart(news.call)) return;
        if (news.kind === 'saved') layAnswer(news.answer as Desk);
        if (news.kind === 'saved' && news.isLate) keeper.heard(textsOf(news.call).text);
        if (news.kind !== 'refused' || !news.isLate) return;
        lookAtOther(news.failure);
        keeper.heard(textsOf(news.call).text, news.failure);
      });
    },
  };
}

const textsOf = ({ input }: StoredCall): { text: string; before: string } => {
  const { answer = '', before = '' } = Object(input.body);
  return { text: String(answer), before: String(before) };
};

const refusalOf = ({ refusal }: StoredCall) => ({
  status: refusal?.status ?? 0,
  message: 'refused on an earlier visit',
  sentence: refusal?.sentence,
});
