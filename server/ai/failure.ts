import { APIConnectionError, APIError, APIUserAbortError } from 'openai';

/** Why a model was not heard, as it is counted. */
export type FailureCause =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'server_error'
  | 'cut_off'
  | 'unusable';

/** What the model wrote cannot be used. */
export class UnusableAnswer extends Error {
  readonly failure: 'cut_off' | 'unusable';

  constructor(failure: 'cut_off' | 'unusable', options?: ErrorOptions) {
    super(
      failure === 'cut_off' ? 'the model had no room left to answer' : 'the model wrote another shape',
      options,
    );
    this.failure = failure;
  }
}

/** Names what went wrong. */
export function causeOf(error: unknown): FailureCause {
  if (error instanceof UnusableAnswer) return error.failure;
  if (error instanceof APIUserAbortError) return 'timeout';
  if (error instanceof APIConnectionError) return 'unreachable';
  if (!(error instanceof APIError)) return 'unusable';
  if (error.status === 429) return 'busy';
  return (error.status ?? 0) >= 500 ? 'server_error' : 'refused';
}

/** Whether the same call may go better at once: the connection broke, or the server stumbled. */
export const isPassing = (cause: FailureCause): boolean =>
  cause === 'unreachable' || cause === 'server_error';

/** Whether it is the server that fails; what it wrote says nothing against asking it again. */
export const isServersFault = (cause: FailureCause): boolean => cause !== 'unusable' && cause !== 'cut_off';

/** What a server complains of when it does not understand a request; nothing when it is about something else. */
export function complaintOf(error: unknown): string | undefined {
  if (!(error instanceof APIError)) return undefined;
  return error.status === 400 || error.status === 422 ? error.message : undefined;
}

/** A word of a program's, as servers give to say what is wrong: never what somebody wrote. */
const word = /^[a-z][\w.-]{0,40}$/i;

/** What may be written down of an error: a server's own sentence may repeat the key, or what a member wrote. */
export function tellable(error: unknown): unknown {
  if (error instanceof SyntaxError) return new Error('the server of the model wrote no JSON');
  if (!(error instanceof APIError) || error.status === undefined) return error;
  const words = [error.code, error.type].filter((one) => typeof one === 'string' && word.test(one));
  return new Error(['the server of the model answered', error.status, ...words].join(' '));
}
