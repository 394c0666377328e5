import type { ErrorCode } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { type ApiError, isOutOfReach } from './api-error.ts';
import { type CallInput, call } from './client.ts';
import type { StoredCall, WaitingName } from './waiting-calls.ts';

/** So long an answer is waited for; on a signal that has proven slow, longer each time. */
export const firstWaitMs = 20_000;
const longestWaitMs = 120_000;

/** Returns what makes a call that waited, under its id. An answer that does not come is given up. */
export function createSender() {
  let waitMs = firstWaitMs;
  return async (entry: StoredCall): Promise<Answer<WaitingName>> => {
    const since = performance.now();
    const signal = AbortSignal.timeout(waitMs);
    try {
      return await call(entry.call, inputOf(entry, signal));
    } finally {
      if (signal.aborted) waitMs = Math.min(2 * waitMs, longestWaitMs);
      else if (performance.now() - since < firstWaitMs) waitMs = firstWaitMs;
    }
  };
}

/** What was stored under this name is what the name takes; the id is the one part that was missing. */
const inputOf = ({ input: { params, body }, runId }: StoredCall, signal: AbortSignal) =>
  ({ ...(params && { params }), body: { ...body, runId }, signal }) as unknown as CallInput<WaitingName>;

/** Failures that would meet every other call as well. */
export const blocksTheRest = (failure: ApiError): boolean =>
  isOutOfReach(failure) ||
  (failure.status === 429 ? !ownLimits.includes(failure.code ?? '') : failure.status === 401);

/** What is too much of one kind, or too soon, says nothing about the others. */
const ownLimits: readonly string[] = [
  'too_fast',
  'vote_limit',
  'post_limit',
  'connection_limit',
  'report_limit',
  'message_limit',
  'reply_limit',
] satisfies ErrorCode[];
