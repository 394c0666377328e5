import { hour } from '#core/progress/day.ts';
import type { Db } from '#server/db/schema.ts';
import { setSeen } from './session-queries.ts';

/** When somebody was here is kept to the hour, which is enough to see who is missed. */
export const hourOf = (now: number): number => Math.floor(now / hour) * hour;

/** Whom each database is just writing down. */
const underWay = new WeakMap<Db, Set<number>>();

/** Writes down that a member is here, at most once an hour; nobody waits for it, and what fails is made up for by the next request. */
export function noteSeen(db: Db, { id, seenAt }: { id: number; seenAt: number | null }, now: number): void {
  if (seenAt === hourOf(now)) return;
  const busy = underWay.get(db) ?? new Set();
  underWay.set(db, busy);
  if (busy.has(id)) return;
  busy.add(id);
  const done = () => void busy.delete(id);
  setSeen(db, id, hourOf(now)).then(done, done);
}
