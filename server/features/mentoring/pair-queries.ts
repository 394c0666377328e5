import type { Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { MentoringsTable } from '#server/db/tables/mentoring.ts';

export type MentoringRow = Selectable<MentoringsTable>;

/** A mentoring by its id, for one of its two people; to anybody else it is not there. */
export const findMentoring = (db: Db, id: number, userId: number): Promise<MentoringRow | undefined> =>
  db
    .selectFrom('mentorings')
    .selectAll()
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('mentor_id', '=', userId), eb('learner_id', '=', userId)]))
    .executeTakeFirst();

/** All mentorings of somebody, the newest first, with whom. */
export const findMentoringsOf = (db: Db, userId: number) =>
  db
    .selectFrom('mentorings')
    .innerJoin('users', (join) =>
      join.on(({ and, or, eb, ref }) =>
        or([
          and([eb('mentorings.mentor_id', '=', userId), eb('users.id', '=', ref('mentorings.learner_id'))]),
          and([eb('mentorings.learner_id', '=', userId), eb('users.id', '=', ref('mentorings.mentor_id'))]),
        ]),
      ),
    )
    .selectAll('mentorings')
    .select(['users.id as otherId', 'users.username', 'users.full_name'])
    .where(({ or, eb }) =>
      or([eb('mentorings.mentor_id', '=', userId), eb('mentorings.learner_id', '=', userId)]),
    )
    .orderBy('mentorings.asked_at', 'desc')
    .orderBy('mentorings.id', 'desc')
    .limit(50)
    .execute();

/** What there is or was between two people, whichever of them helps. */
export const findBetween = (db: Db, one: number, other: number): Promise<MentoringRow | undefined> =>
  db
    .selectFrom('mentorings')
    .selectAll()
    .where(({ or, and, eb }) =>
      or([
        and([eb('mentor_id', '=', one), eb('learner_id', '=', other)]),
        and([eb('mentor_id', '=', other), eb('learner_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();

/** How many mentorings of somebody are asked for or under way. */
export async function countOpen(db: Db, side: 'mentor_id' | 'learner_id', userId: number): Promise<number> {
  const { open } = await db
    .selectFrom('mentorings')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where(side, '=', userId)
    .where('ended_at', 'is', null)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

/** Writes down that somebody asks for help; an earlier one that came to nothing begins anew. */
export async function insertMentoring(
  tx: Tx,
  pair: { mentorId: number; learnerId: number; goal: string },
  now: number,
): Promise<number> {
  const begun = {
    goal: pair.goal,
    asked_at: now,
    accepted_at: null,
    ended_at: null,
    mentor_done_at: null,
    learner_done_at: null,
    finished_at: null,
  };
  const { id } = await tx
    .insertInto('mentorings')
    .values({ mentor_id: pair.mentorId, learner_id: pair.learnerId, ...begun })
    .onConflict((conflict) => conflict.columns(['mentor_id', 'learner_id']).doUpdateSet(begun))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves a mentoring that is not over; nothing where it is. */
export const moveMentoring = (
  tx: Tx,
  id: number,
  change: Partial<Omit<MentoringRow, 'id' | 'mentor_id' | 'learner_id'>>,
): Promise<MentoringRow | undefined> =>
  tx
    .updateTable('mentorings')
    .set(change)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Ends whatever somebody who moves away had under way, and their offer. */
export async function leaveMentorings(tx: Tx, userId: number, now: number): Promise<void> {
  await tx.deleteFrom('mentor_offers').where('user_id', '=', userId).execute();
  await tx
    .updateTable('mentorings')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('finished_at', 'is', null)
    .where(({ or, eb }) => or([eb('mentor_id', '=', userId), eb('learner_id', '=', userId)]))
    .execute();
}

/** Whether somebody lives in a community, and may come in. */
export const findNeighbour = (
  db: Db,
  userId: number,
  { communityId }: Scope,
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('community_id', '=', communityId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();

/** How many mentorings have brought somebody points since then. */
export async function countPaid(db: Db, userId: number, since: number): Promise<number> {
  const { paid } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'mentoring')
    .where('points', '>', 0)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return paid;
}

/** Those with whom somebody is connected; some of them, where they are many. */
export async function findAcquaintances(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('connections')
    .select(['one_id', 'other_id'])
    .where(({ or, eb }) => or([eb('one_id', '=', userId), eb('other_id', '=', userId)]))
    .limit(50)
    .execute();
  return rows.flatMap(({ one_id, other_id }) => (one_id === userId ? other_id : one_id) ?? []);
}
