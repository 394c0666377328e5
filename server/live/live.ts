import type { LiveEvent } from '#core/contract/live.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { createHub, type Delivery, type Hub } from './hub.ts';

/** An event and whom it is for: some members, or everyone. */
export interface Announcement {
  event: LiveEvent;
  audience: readonly number[] | null;
}

/** How a change travels to those who listen, in this process and in the others. */
export interface Live {
  hub: Hub;
  /** Writes down what a transaction announces, to be told if and when it commits. */
  record(tx: Tx, announcements: readonly Announcement[], now: number): Promise<Delivery[]>;
  /** Tells what was recorded, once it is committed. */
  send(deliveries: readonly Delivery[]): void;
  close(): Promise<void>;
}

/** How long an event is kept for those who come back. */
const keptFor = 3600 * 1000;

/** Writes events down in the caller's transaction; old ones go with every hundredth. */
export async function insertEvents(
  tx: Tx,
  announcements: readonly Announcement[],
  now: number,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const { event, audience } of announcements) {
    const row = {
      audience: audience && JSON.stringify(audience),
      event: JSON.stringify(event),
      created_at: now,
    };
    const { id } = await tx.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow();
    deliveries.push({ id, audience, event });
    if (id % 100 === 0)
      await tx
        .deleteFrom('events')
        .where('created_at', '<', now - keptFor)
        .execute();
  }
  return deliveries;
}

/** Ids are given before a commit, so one below the last seen may come after it: look back a little. */
const overlap = 50;
const maxMissed = 500;

/** What a listener missed since the last event it saw; nothing is answered when that is too long ago. */
export async function findMissed(db: Db, lastId: number): Promise<Delivery[] | undefined> {
  const oldest = await db.selectFrom('events').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (oldest && oldest.id > lastId + 1) return undefined;
  return readDeliveries(selectEvents(db).where('id', '>', lastId - overlap));
}

/** What was written down from an instant on; nothing is answered when that is too long ago. */
export async function findSince(db: Db, instant: number, now: number): Promise<Delivery[] | undefined> {
  if (instant < now - keptFor) return undefined;
  return readDeliveries(selectEvents(db).where('created_at', '>=', instant));
}

const selectEvents = (db: Db) =>
  db.selectFrom('events').select(['id', 'audience', 'event']).orderBy('id').limit(maxMissed);

async function readDeliveries(query: ReturnType<typeof selectEvents>): Promise<Delivery[] | undefined> {
  const rows = await query.execute();
  if (rows.length === maxMissed) return undefined;
  return rows.map(({ id, audience, event }) => ({
    id,
    audience: audience === null ? null : JSON.parse(audience),
    event: JSON.parse(event),
  }));
}

/** The last event that was written down; 0 before the first. */
export async function findLatestId(db: Db): Promise<number> {
  const { latest } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('id').as('latest'))
    .executeTakeFirstOrThrow();
  return latest ?? 0;
}

/** One process: what is committed is told at once. */
export function createLocalLive(): Live {
  const hub = createHub();
  return {
    hub,
    record: insertEvents,
    send: (deliveries) => deliveries.forEach(hub.deliver),
    close: async () => hub.close(),
  };
}
