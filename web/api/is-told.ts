import type { StoredCall } from './waiting-calls.ts';

/** What goes out beside what a person does, and needs no word of theirs. */
const silent: readonly StoredCall['call'][] = ['readNotices', 'savePractice'];

/** Whether a waiting call is something a person made; that a game was begun, a notice seen or a thing practised is none. */
export const isTold = ({ call, input }: StoredCall): boolean =>
  !silent.includes(call) && (call !== 'saveProgress' || Object(input.body).isCompleted !== false);
