import type { ErrorCode } from '#core/contract/errors.ts';
import type { ApiError } from './api-error.ts';
import type { StoredCall } from './waiting-calls.ts';

/** What goes out beside what a person does, and needs no word of theirs. */
const silent: readonly StoredCall['call'][] = ['readNotices', 'savePractice'];

/** Whether a waiting call is something a person made; that a game was begun, a notice seen or a thing practised is none. */
export const isTold = ({ call, input }: StoredCall): boolean =>
  !silent.includes(call) && (call !== 'saveProgress' || Object(input.body).isCompleted !== false);

/** Whether a no says that another phone of the person has done it: what they wanted is so. */
export const isDoneAlready = ({ code }: ApiError): boolean => doneAlready.includes(code ?? '');

const doneAlready: readonly string[] = [
  'already_voted',
  'reply_voted',
  'already_liked',
  'already_connected',
] satisfies ErrorCode[];
