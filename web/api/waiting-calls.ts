import type { Sent } from '#core/contract/index.ts';
import { inStore, readAll, removeWhere } from './device-store.ts';

/** The calls that can wait for a signal: each takes a run id, or takes the place of the one before, so that sending it twice is harmless. */
const waitingNames = [
  'saveProgress',
  'submit',
  'saveStory',
  'voteSubmission',
  'voteStory',
  'connect',
  'declineConnection',
  'report',
  'reply',
  'voteReply',
  'answerRound',
  'writeAnswer',
  'sendTeamMessage',
  'sendMentoringMessage',
  'readNotices',
  'savePractice',
] as const;
export type WaitingName = (typeof waitingNames)[number];

/** What a call takes, but for the id. */
export interface WaitingInput<N extends WaitingName> {
  params?: Sent<N, 'params'>;
  body?: Omit<NonNullable<Sent<N, 'body'>>, 'runId'>;
}

/** A call as it is handed over. */
export type WaitingCall = { [N in WaitingName]: { call: N; input: WaitingInput<N> } }[WaitingName];

/** A call that waits on this device for the server's answer, or with its refusal for the person's word. */
export type StoredCall = WaitingCall & {
  runId: string;
  userId: number;
  /** They go out in this order; it is the time at which each was made. */
  place: number;
  refusal?: { status: number; sentence?: string | undefined };
};

/** What a call sets: another call that sets the same takes its place, sent or not. */
function slotOf({ call, input }: WaitingCall): string | undefined {
  return setting.includes(call) ? JSON.stringify([call, input.params]) : undefined;
}

const setting: readonly WaitingName[] = ['answerRound', 'writeAnswer', 'readNotices'];

/** Whether two calls set the same thing. */
const isSameSetting = (one: WaitingCall, other: WaitingCall): boolean =>
  slotOf(one) !== undefined && slotOf(one) === slotOf(other);

/** Whether one of these calls, made later, takes the place of this one. */
export const isReplaced = (entry: StoredCall, calls: readonly StoredCall[]): boolean =>
  calls.some((other) => other.place > entry.place && isSameSetting(entry, other));

/** Where a member's calls wait. */
export interface CallStore {
  all(): Promise<StoredCall[]>;
  put(call: StoredCall): Promise<void>;
  remove(runId: string): Promise<void>;
}

/**
 * The calls of a member in the browser's database and once more in its smaller storage: phones that need room take the one away
 * without a word and leave the other, and each may be missing or full.
 */
export function deviceCalls(userId: number): CallStore {
  const local = localCalls(userId);
  let hasWorked = false;
  return {
    async all() {
      const stored = await readAll<unknown>('calls').catch((failure) => {
        // What was there a moment ago is not gone because the database fails now.
        if (hasWorked) throw failure;
      });
      hasWorked ||= stored !== undefined;
      const calls = [...(stored ?? []), ...local.all()]
        .filter(isStoredCall)
        .filter((call) => call.userId === userId);
      // The database may have had no room for what became of one: the smaller storage knows better.
      return [...new Map(calls.map((call) => [call.runId, call])).values()];
    },
    async put(call) {
      const hasCopy = local.put(call);
      await inStore<void>('calls', 'readwrite', (store) => void store.put(call)).catch((failure) => {
        if (!hasCopy) throw failure;
      });
    },
    async remove(runId) {
      local.remove(runId);
      await inStore<void>('calls', 'readwrite', (store) => void store.delete(runId)).catch(() => {});
    },
  };
}

/** Removes what of a member waits on this device. */
export const forgetCalls = (userId: number): Promise<void> =>
  removeWhere<StoredCall>('calls', (call) => call.userId === userId);

/** Whether it is what this file wrote; another version of the client, or a file of the person's, may say otherwise. */
export function isStoredCall(value: unknown): value is StoredCall {
  const { call, input, runId, userId, place } = Object(value);
  return (
    waitingNames.includes(call) &&
    typeof input === 'object' &&
    input !== null &&
    typeof runId === 'string' &&
    typeof userId === 'number' &&
    typeof place === 'number'
  );
}

/** The same, a key each, so that two tabs never overwrite one another. */
function localCalls(userId: number) {
  const prefix = `call:${userId}:`;
  // An earlier version kept finished runs so.
  const oldPrefix = `outbox:${userId}:`;
  const read = (start: string) =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => parsed(localStorage.getItem(key)));
  return {
    // The newer way of keeping goes last: of two it is the one that counts.
    all: (): unknown[] => [...read(oldPrefix).map((old) => fromOldRun(old, userId)), ...read(prefix)],
    /** Answers whether there was room for it; an earlier word on the same call does not stay in its place. */
    put(call: StoredCall): boolean {
      try {
        localStorage.setItem(prefix + call.runId, JSON.stringify(call));
        return true;
      } catch {
        localStorage.removeItem(prefix + call.runId);
        return false;
      }
    },
    remove(runId: string) {
      localStorage.removeItem(prefix + runId);
      localStorage.removeItem(oldPrefix + runId);
    },
  };
}

function fromOldRun(old: unknown, userId: number): unknown {
  const { place, run } = Object(old);
  const { gameId, body, runId } = Object(run);
  if (typeof gameId !== 'number' || typeof Object(body).score !== 'number') return undefined;
  return { call: 'saveProgress', input: { params: { gameId: String(gameId) }, body }, runId, userId, place };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
