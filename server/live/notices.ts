import type { Tx } from '#server/db/schema.ts';
import {
  type Broadcast,
  deleteNotice,
  deleteTies,
  foldIn,
  insertBroadcast,
  type NewNotice,
} from './notice-queries.ts';

type Note =
  | { send: NewNotice }
  | { withdraw: Pick<NewNotice, 'userId' | 'foldKey'> }
  | { moved: number }
  | { broadcast: Broadcast };

const notesOf = new WeakMap<Tx, Note[]>();

/**
 * Tells somebody what happened, if the transaction commits. It is written down together with the live events, where
 * transactions wait for each other: so ids are given in the order of the commits, and whoever has read up to one has
 * passed over none that comes later.
 */
export const notify = (tx: Tx, notice: NewNotice): void => note(tx, { send: notice });

/** Takes a notice back: what it told is no longer so. */
export const withdrawNotice = (tx: Tx, userId: number, foldKey: string): void =>
  note(tx, { withdraw: { userId, foldKey } });

/** Takes back whatever somebody who moves away was told of others, and they of them. */
export const withdrawTies = (tx: Tx, userId: number): void => note(tx, { moved: userId });

/** Tells everyone of a community, or of all of them, something: one row, however many they are. */
export const notifyAll = (tx: Tx, broadcast: Broadcast): void => note(tx, { broadcast });

function note(tx: Tx, one: Note): void {
  notesOf.set(tx, [...(notesOf.get(tx) ?? []), one]);
}

/** Whether a transaction has something to tell anybody. */
export const hasNotices = (tx: Tx): boolean => notesOf.has(tx);

/** Writes down what was noted, and answers whose own list has changed. */
export async function writeNotices(tx: Tx, now: number): Promise<number[]> {
  const notes = notesOf.get(tx) ?? [];
  notesOf.delete(tx);
  const changed = new Set<number>();
  for (const one of notes) {
    for (const userId of await writeNote(tx, one, now)) changed.add(userId);
  }
  return [...changed];
}

async function writeNote(tx: Tx, one: Note, now: number): Promise<number[]> {
  if ('send' in one) return (await foldIn(tx, one.send, now)) ? [one.send.userId] : [];
  if ('withdraw' in one) return (await deleteNotice(tx, one.withdraw)) ? [one.withdraw.userId] : [];
  if ('moved' in one) return deleteTies(tx, one.moved);
  await insertBroadcast(tx, one.broadcast, now);
  return [];
}
