import type { StoredCall } from './waiting-calls.ts';

/** Whether a waiting call is something a person made; that a game was begun, or a notice seen, is none. */
export const isTold = ({ call, input }: StoredCall): boolean =>
  call !== 'readNotices' && (call !== 'saveProgress' || Object(input.body).isCompleted !== false);
