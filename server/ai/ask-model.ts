import type { z } from 'zod';
import { BudgetSpent, createAskOnce, type ModelServer, type Turn } from './ask-once.ts';
import { createBreaker } from './breaker.ts';
import { type Dialect, firstDialect, otherDialect } from './dialect.ts';
import { causeOf, complaintOf, type FailureCause, isPassing, isServersFault, tellable } from './failure.ts';
import { createTokenBudget } from './token-budget.ts';

export interface ModelSettings extends ModelServer {
  /** Milliseconds: for each try, and for all the tries of one call, however slowly the answer drips in. */
  patience: { eachTry: number; altogether: number };
  /** The most tokens a day; without it, as many as are needed. */
  tokensPerDay?: number | undefined;
}

/** Told how each call of the model went. */
export interface ModelWatch {
  answered(tokens: number): void;
  failed(cause: FailureCause, error: unknown): void;
  /** The model was not asked: it rests after failures, or the day's tokens are spent. */
  skipped(why: 'resting' | 'budget'): void;
}

/** Time, as tests want it. */
export interface ModelTime {
  clock(): number;
  /** Is aborted after so many milliseconds. */
  after(ms: number): AbortSignal;
}

/** Asks for one JSON object of the given shape; nothing is answered when the model fails in any way. */
export type AskModel = <S extends z.ZodType>(
  turns: readonly Turn[],
  shape: S,
  maxTokens: number,
) => Promise<z.output<S> | undefined>;

const realTime: ModelTime = { clock: Date.now, after: (ms) => AbortSignal.timeout(ms) };
/** More tries than this cannot help: three formats, two lengths, more room, a stumble. */
const mostTries = 6;

/** Speaks to any server of the OpenAI-compatible chat API, in the way that it turns out to understand. */
export function createAskModel(
  { patience, tokensPerDay, ...server }: ModelSettings,
  watch: ModelWatch,
  time: ModelTime = realTime,
): AskModel {
  const breaker = createBreaker(time.clock);
  const askOnce = createAskOnce(server, createTokenBudget(tokensPerDay, time.clock));
  let understood = firstDialect;

  function giveUp(error: unknown): void {
    if (error instanceof BudgetSpent) {
      watch.skipped('budget');
      return;
    }
    const cause = causeOf(error);
    if (isServersFault(cause)) breaker.failed();
    else breaker.succeeded();
    watch.failed(cause, tellable(error));
  }

  return async (turns, shape, maxTokens) => {
    if (!breaker.lets()) {
      watch.skipped('resting');
      return undefined;
    }
    const deadline = time.after(patience.altogether);
    const tried: Dialect[] = [];
    let dialect: Dialect | undefined = understood;
    while (dialect) {
      try {
        const signal = AbortSignal.any([deadline, time.after(patience.eachTry)]);
        const { answer, tokens } = await askOnce({ turns, shape, maxTokens }, dialect, signal);
        breaker.succeeded();
        understood = dialect;
        watch.answered(tokens);
        return answer;
      } catch (error) {
        const next: Dialect | undefined = deadline.aborted ? undefined : nextTry(error, dialect, tried);
        if (!next) giveUp(error);
        tried.push(dialect);
        dialect = next;
      }
    }
    return undefined;
  };
}

/** How to ask again after a failure that this may mend; `tried` are the tries before this one. */
function nextTry(error: unknown, dialect: Dialect, tried: readonly Dialect[]): Dialect | undefined {
  if (tried.length + 1 >= mostTries) return undefined;
  const complaint = complaintOf(error);
  if (complaint !== undefined) return otherDialect(dialect, complaint, [...tried, dialect]);
  const cause = causeOf(error);
  if (cause === 'cut_off' && dialect.room === 1) return { ...dialect, room: 4 };
  // The very same request is made once more at most.
  return isPassing(cause) && tried.at(-1) !== dialect ? dialect : undefined;
}
