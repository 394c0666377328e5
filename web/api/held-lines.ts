import type { ApiError } from './api-error.ts';
import type { StoredCall } from './waiting-calls.ts';

/** So often the server may fail at a call before others of its kind go past it. */
const patience = 5;

/** Past these nothing goes: what is asked after it was taken back would stand. */
const isUndone = ({ call }: StoredCall): boolean => call === 'connect';

/** Calls of one kind to one place go out in the order they were made: what has to wait holds up those behind it. */
export function createHeldLines() {
  /** How often the server failed at a call in this visit. */
  const faults = new Map<string, number>();
  let held = new Set<string>();
  return {
    /** A new round: everything may be tried again. */
    begin(): void {
      held = new Set();
    },
    isHeld: (entry: StoredCall): boolean => held.has(lineOf(entry)),
    /** This one waits on, and those behind it too; unless the server fails at it again and again. */
    lock(entry: StoredCall, { status }: ApiError): void {
      const count = (faults.get(entry.runId) ?? 0) + (status === 429 ? 0 : 1);
      faults.set(entry.runId, count);
      if (count <= patience || isUndone(entry)) held.add(lineOf(entry));
    },
  };
}

/** Of one kind are asking somebody and taking it back, and what one posts on the wall. */
const kinds: Partial<Record<StoredCall['call'], StoredCall['call']>> = {
  declineConnection: 'connect',
  saveStory: 'submit',
};

const lineOf = ({ call, input }: StoredCall): string => JSON.stringify([kinds[call] ?? call, input.params]);
