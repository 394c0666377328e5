import type { ErrorCode } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { type ApiError, isOutOfReach } from './api-error.ts';
import { type CallInput, call } from './client.ts';
import type { StoredCall, WaitingName } from './waiting-calls.ts';

const sendWaitMs = 20_000;

/** Makes a call that waited, under its id; an answer that never comes is given up. */
export function sendCall<N extends WaitingName>(entry: StoredCall & { call: N }): Promise<Answer<N>> {
  const { params, body } = entry.input;
  const signal = AbortSignal.timeout(sendWaitMs);
  // What was stored under this name is what the name takes; the id is the one part that was missing.
  const input = { ...(params && { params }), body: { ...body, runId: entry.runId }, signal };
  return call(entry.call, input as unknown as CallInput<N>);
}

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
