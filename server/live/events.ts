import { everywhere } from '#server/db/community-ids.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { Delivery } from './hub.ts';
import { writeNotices } from './notices.ts';

/** An event and whom it is for: some members, or everyone of a community. */
export type Announcement = Omit<Delivery, 'id'>;

/** How long an event is kept for those who come back. */
const keptFor = 3600 * 1000;

/** Whoever missed more than this reads everything again instead. */
export const maxMissed = 500;

/** Writes notices and events down in the caller's transaction, so that whoever is told of a notice can read it. */
export async function insertNews(
  tx: Tx,
  announcements: readonly Announcement[],
  now: number,
): Promise<Delivery[]> {
  const told = await writeNotices(tx, now);
  const toThem: Announcement = { event: { type: 'notices' }, audience: told, communityId: null };
  return insertEvents(tx, told.length > 0 ? [...announcements, toThem] : announcements, now);
}

type NewEvent = Omit<EventRow, 'id'> & { created_at: number };

const addEvents = compileOnce((tx, ...events: NewEvent[]) =>
  tx.insertInto('events').values(events).returning('id'),
);

/** Old ones go with every hundredth. */
async function insertEvents(
  tx: Tx,
  announcements: readonly Announcement[],
  now: number,
): Promise<Delivery[]> {
  if (announcements.length === 0) return [];
  const rows = await addEvents(
    tx,
    ...announcements.map(({ audience, communityId, event }) => ({
      community_id: communityId,
      audience: audience && JSON.stringify(audience),
      event: JSON.stringify(event),
      created_at: now,
    })),
  );
  // Ids are given in the order of the rows, whatever the order in which they are answered.
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  if (ids.some((id) => id % 100 === 0)) await deleteOld(tx, now);
  return announcements.flatMap((announcement, index) => {
    const id = ids[index];
    return id === undefined ? [] : [{ id, ...announcement }];
  });
}

const deleteOld = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .deleteFrom('events')
    .where('created_at', '<', now - keptFor)
    .execute();
};

/**
 * What a listener missed since the last event it heard. Ids are given in the order of the commits, so that none
 * comes later below it. Nothing is answered when too much was missed, or when that event is of other data.
 */
export async function findMissed(db: Db, scope: Scope, lastId: number): Promise<Delivery[] | undefined> {
  const [oldest, latest] = [await findOldestId(db), await findLatestId(db)];
  if (oldest > lastId + 1 || latest < lastId) return undefined;
  return readDeliveries(selectEvents(db, scope).where('id', '>', lastId).orderBy('id'));
}

/** What was written down from an instant on; nothing is answered when that is too long ago. */
export async function findSince(
  db: Db,
  scope: Scope,
  instant: number,
  now: number,
): Promise<Delivery[] | undefined> {
  if (instant < now - keptFor) return undefined;
  return readDeliveries(
    selectEvents(db, scope).where('created_at', '>=', instant).orderBy('created_at').orderBy('id'),
  );
}

/** What was for everyone of the community, and what was for some people, who may be of it. */
const selectEvents = (db: Db, { communityId }: Scope) =>
  db
    .selectFrom('events')
    .select(['id', 'community_id', 'audience', 'event'])
    .where(({ or, eb }) =>
      or([eb('community_id', 'in', [communityId, everywhere]), eb('community_id', 'is', null)]),
    )
    .limit(maxMissed);

async function readDeliveries(query: ReturnType<typeof selectEvents>): Promise<Delivery[] | undefined> {
  const rows = await query.execute();
  if (rows.length === maxMissed) return undefined;
  return rows.sort((one, other) => one.id - other.id).map(toDelivery);
}

/** An event as it is kept. */
export interface EventRow {
  id: number;
  community_id: CommunityId | null;
  audience: string | null;
  event: string;
}

/** A kept event, ready to be told. */
export const toDelivery = ({ id, community_id, audience, event }: EventRow): Delivery => ({
  id,
  communityId: community_id,
  audience: audience === null ? null : JSON.parse(audience),
  event: JSON.parse(event),
});

/** The last event that was written down; 0 before the first. */
export async function findLatestId(db: Db): Promise<number> {
  const latest = await db.selectFrom('events').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return latest?.id ?? 0;
}

async function findOldestId(db: Db): Promise<number> {
  const oldest = await db.selectFrom('events').select('id').orderBy('id').limit(1).executeTakeFirst();
  return oldest?.id ?? 0;
}

/** Takes a member out of what is kept for those who come back: as one of an audience, and as who wrote something. */
export async function forgetInEvents(tx: Tx, userId: number): Promise<void> {
  const rows = await tx
    .selectFrom('events')
    .select(['id', 'audience', 'event'])
    .where(({ or, eb }) =>
      or([eb('audience', 'like', `%${userId}%`), eb('event', 'like', `%"authorId":${userId},%`)]),
    )
    .orderBy('id')
    .execute();
  for (const { id, audience, event } of rows) {
    const ids: number[] | null = audience === null ? null : JSON.parse(audience);
    const others = ids?.filter((one) => one !== userId);
    if (others?.length === 0 || JSON.parse(event).authorId === userId)
      await tx.deleteFrom('events').where('id', '=', id).execute();
    else if (others && others.length !== ids?.length)
      await tx
        .updateTable('events')
        .set({ audience: JSON.stringify(others) })
        .where('id', '=', id)
        .execute();
  }
}
