import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';

const columns = [
  'id',
  'community_id',
  'questions',
  'members',
  'opened_at',
  'ends_at',
  'closed_at',
  'told',
] as const;

/** A round as it is kept. */
export type RoundRow = NonNullable<Awaited<ReturnType<typeof findRound>>>;

/** A round by its id, of whichever community. */
export const findRound = (db: Db, id: number) =>
  db.selectFrom('rounds').select(columns).where('id', '=', id).executeTakeFirst();

/** The last rounds of a community, or the last before one of them, the newest first. */
export const findRounds = (
  db: Db,
  { communityId }: Scope,
  limit: number,
  before?: number,
): Promise<RoundRow[]> => {
  const all = db.selectFrom('rounds').select(columns).where('community_id', '=', communityId);
  const wanted = before === undefined ? all : all.where('id', '<', before);
  return wanted.orderBy('id', 'desc').limit(limit).execute();
};

/** The rounds of a community before one of them, told or not, the newest first. */
export const findRoundsBefore = (
  db: Db,
  { communityId }: Scope,
  id: number,
  limit: number,
): Promise<RoundRow[]> =>
  db
    .selectFrom('rounds')
    .select(columns)
    .where('community_id', '=', communityId)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Opens a round; nothing is answered where one is open already. */
export async function insertRound(
  tx: Tx,
  { communityId }: Scope,
  round: { openedBy: number; questions: readonly string[]; members: number; endsAt: number },
  now: number,
): Promise<RoundRow | undefined> {
  // One whose end has come is over; it makes room for the next.
  await tx
    .updateTable('rounds')
    .set(({ ref }) => ({ closed_at: ref('ends_at') }))
    .where('community_id', '=', communityId)
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
  return tx
    .insertInto('rounds')
    .values({
      community_id: communityId,
      opened_by: round.openedBy,
      questions: JSON.stringify(round.questions),
      members: round.members,
      opened_at: now,
      ends_at: round.endsAt,
      closed_at: null,
      told: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Closes a round that is not over; false where it was. */
export async function setClosed(tx: Tx, id: number, now: number): Promise<boolean> {
  const closed = await tx
    .updateTable('rounds')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Writes down what is told of a round; false where it was told already. */
export async function setTold(tx: Tx, id: number, told: string): Promise<boolean> {
  const set = await tx
    .updateTable('rounds')
    .set({ told })
    .where('id', '=', id)
    .where('told', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return set !== undefined;
}

/** Writes down what is told of people. */
export async function insertTold(
  tx: Tx,
  rows: readonly { round_id: number; user_id: number; body: string }[],
): Promise<void> {
  // Whose account went meanwhile, or who wants to be named no more since it was counted, has nothing told of them.
  const here = await tx
    .selectFrom('users')
    .leftJoin('naming_refusals', 'naming_refusals.user_id', 'users.id')
    .select('users.id')
    .where(
      'users.id',
      'in',
      rows.map(({ user_id }) => user_id),
    )
    .where('naming_refusals.user_id', 'is', null)
    .execute();
  const ids = new Set(here.map(({ id }) => id));
  const kept = rows.filter(({ user_id }) => ids.has(user_id));
  if (kept.length > 0)
    await tx
      .insertInto('round_told')
      .values([...kept])
      .execute();
}

/** What was told of these people in a round. */
export const findToldOf = compileForIds((db, userIds, roundId: number) =>
  db
    .selectFrom('round_told')
    .select(['user_id as id', 'body'])
    .where('round_id', '=', roundId)
    .where('user_id', 'in', userIds),
);

/** What was told of people in a round, without those who left, hide their names or do not want to be named by now. */
export const findTold = (db: Db, roundId: number, { communityId }: Scope) =>
  db
    .selectFrom('round_told')
    .innerJoin('users', 'users.id', 'round_told.user_id')
    .leftJoin('naming_refusals', 'naming_refusals.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.full_name', 'round_told.body'])
    .where('round_told.round_id', '=', roundId)
    .where('users.community_id', '=', communityId)
    .where('users.hidden_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where('naming_refusals.user_id', 'is', null)
    .orderBy('users.id')
    .execute();
