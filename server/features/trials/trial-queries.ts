import { compileForIds, compileOnce } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';

const columns = ['id', 'community_id', 'challenge_id', 'opened_at', 'ends_at', 'ended_at'] as const;

/** A trial as it is kept. */
export type TrialRow = NonNullable<Awaited<ReturnType<typeof findTrial>>>;

/** A trial by its id, of whichever community. */
export const findTrial = (db: Db, id: number) =>
  db.selectFrom('trials').select(columns).where('id', '=', id).executeTakeFirst();

/** Whether only leaders see the challenge. */
export const isTrying = ({ ended_at, ends_at }: TrialRow, now: number): boolean =>
  ended_at === null && ends_at > now;

/** Those of some people who still live in the community. */
export async function findHere(tx: Tx, { communityId }: Scope, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('community_id', '=', communityId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The last trials of a community, the newest first. */
export const findTrials = (db: Db, { communityId }: Scope, limit: number): Promise<TrialRow[]> =>
  db
    .selectFrom('trials')
    .select(columns)
    .where('community_id', '=', communityId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const selectOpenTrials = compileOnce((db, communityId: CommunityId, now: number) =>
  db
    .selectFrom('trials')
    .select(columns)
    .where('community_id', '=', communityId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now),
);

/** The trials of a community that are under way. */
export const findOpenTrials = (db: Db, { communityId }: Scope, now: number): Promise<TrialRow[]> =>
  selectOpenTrials(db, communityId, now);

/** The trial of a challenge in a community: there is one. */
export const findTrialOf = (db: Db, { communityId }: Scope, challengeId: string) =>
  db
    .selectFrom('trials')
    .select(columns)
    .where('community_id', '=', communityId)
    .where('challenge_id', '=', challengeId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Opens a trial; false where one of the same challenge is under way. */
export async function insertTrial(
  tx: Tx,
  { communityId }: Scope,
  trial: { challengeId: string; openedBy: number; endsAt: number },
  now: number,
): Promise<boolean> {
  const added = await tx
    .insertInto('trials')
    .values({
      community_id: communityId,
      challenge_id: trial.challengeId,
      opened_by: trial.openedBy,
      opened_at: now,
      ends_at: trial.endsAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ends a trial that is under way; false where none was. */
export async function setEnded(tx: Tx, id: number, now: number): Promise<boolean> {
  const ended = await tx
    .updateTable('trials')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps what a leader thinks, in the place of what was said before. */
export async function upsertRating(
  tx: Tx,
  rating: { trialId: number; userId: number; stars: number; note: string },
  now: number,
): Promise<void> {
  const { stars, note } = rating;
  await tx
    .insertInto('trial_ratings')
    .values({ trial_id: rating.trialId, user_id: rating.userId, stars, note, rated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['trial_id', 'user_id']).doUpdateSet({ stars, note, rated_at: now }),
    )
    .execute();
}

/** What was thought of these trials, by those who still live in the community. */
export const findRatings = compileForIds((db, trialIds, communityId: CommunityId) =>
  db
    .selectFrom('trial_ratings')
    .innerJoin('users', 'users.id', 'trial_ratings.user_id')
    .select(['trial_id', 'stars', 'note', 'rated_at', 'users.id', 'users.username', 'users.hidden_at'])
    .where('trial_id', 'in', trialIds)
    .where('users.community_id', '=', communityId)
    .orderBy('rated_at')
    .orderBy('users.id'),
);

/** What a member thinks of these trials. */
export const findOwnRatings = compileForIds((db, trialIds, userId: number) =>
  db
    .selectFrom('trial_ratings')
    .select(['trial_id', 'stars', 'note'])
    .where('user_id', '=', userId)
    .where('trial_id', 'in', trialIds),
);
