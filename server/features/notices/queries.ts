import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** Whose notices are read, and since when the person is here and in this community: messages from before were for others. */
export interface Reader extends Scope {
  id: number;
  marker: number;
  registeredAt: number;
  settledAt: number;
}

/** How far somebody has read. */
export const findReader = (
  db: Db,
  id: number,
): Promise<{ notices_read: number; created_at: number; settled_at: number } | undefined> =>
  db
    .selectFrom('users')
    .select(['notices_read', 'created_at', 'settled_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** A notice with what must be known of who caused it. */
export interface NoticeRow {
  id: number;
  kind: string;
  count: number;
  details: string;
  created_at: number;
  actor_id: number | null;
  username: string | null;
  hidden_at: number | null;
}

interface Span {
  after: number;
  before: number;
  limit: number;
}

/** The own notices, those for the community and those for all, each by its own index and never more than the limit. */
const visibleTo = (
  db: Db,
  { id, communityId, registeredAt, settledAt }: Omit<Reader, 'marker'>,
  { after, before, limit }: Span,
) => {
  const within = () =>
    db
      .selectFrom('notices')
      .select(['id', 'kind', 'count', 'details', 'created_at', 'actor_id'])
      .where('id', '>', after)
      .where('id', '<', before)
      .limit(limit);
  const own = within().where('user_id', '=', id).orderBy('id', 'desc');
  // In the order of the index of what is for everyone: PostgreSQL would read through all there is for the few to all.
  const toAll = (since: number) =>
    within()
      .where('user_id', 'is', null)
      .where('created_at', '>=', since)
      .orderBy('community_id', 'desc')
      .orderBy('id', 'desc');
  // SQLite takes no order or limit in a part of a union, except within a subquery.
  const part = (query: ReturnType<typeof within>, name: string) => db.selectFrom(query.as(name)).selectAll();
  return part(own, 'own')
    .unionAll(part(toAll(settledAt).where('community_id', '=', communityId), 'of_community'))
    .unionAll(part(toAll(registeredAt).where('community_id', 'is', null), 'of_all'));
};

const latest = 2 ** 31 - 1;

/** What happened to somebody, newest first. */
export const findNotices = (
  db: Db,
  reader: Reader,
  {
    after = 0,
    before = latest,
    limit,
  }: { after?: number | undefined; before?: number | undefined; limit: number },
): Promise<NoticeRow[]> =>
  db
    .selectFrom(visibleTo(db, reader, { after, before, limit }).as('visible'))
    .leftJoin('users', 'users.id', 'visible.actor_id')
    .selectAll('visible')
    .select(['users.username', 'users.hidden_at'])
    .orderBy('visible.id', 'desc')
    .limit(limit)
    .execute();

/** How many somebody has not read, up to a number; what one has sent oneself is known. */
export async function countUnread(db: Db, reader: Reader, max: number): Promise<number> {
  const { unread } = await db
    .selectFrom(visibleTo(db, reader, { after: reader.marker, before: latest, limit: max }).as('visible'))
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where(sql<boolean>`coalesce(actor_id, 0) <> ${reader.id}`)
    .executeTakeFirstOrThrow();
  return Math.min(Number(unread), max);
}

/** Notes how far somebody has read, no further than what there is: what comes later was not read. False where nothing moved. */
export async function moveMarker(tx: Tx, reader: Reader, upTo: number): Promise<boolean> {
  const { newest } = await tx
    .selectFrom(visibleTo(tx, reader, { after: reader.marker, before: upTo + 1, limit: 1 }).as('visible'))
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  if (newest === null) return false;
  const moved = await tx
    .updateTable('users')
    .set({ notices_read: newest })
    .where('id', '=', reader.id)
    .where('notices_read', '<', newest)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
