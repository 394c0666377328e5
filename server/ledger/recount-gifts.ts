import { sql } from 'kysely';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { changeStanding } from './change-standing.ts';

interface Counted {
  counted_connections: number;
  counted_idea_votes: number;
  counted_story_votes: number;
}

/**
 * What others gave to a member that counts for leading: others who live where the member does, are established and
 * not suspended. Whoever went elsewhere or is gone can be seen by no network, and so lifts nobody.
 */
async function findCounted(db: Db, userId: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select coalesce(sum(connection), 0) as counted_connections, coalesce(sum(idea), 0) as counted_idea_votes,
      coalesce(sum(story), 0) as counted_story_votes
    from (
      select votes.voter_id as giver_id, 0 as connection, case when kind = 'story' then 0 else 1 end as idea,
        case when kind = 'story' then 1 else 0 end as story
      from posts inner join votes on votes.post_id = posts.id
      where posts.user_id = ${userId} and posts.removed_at is null
      union all select other_id, 1, 0, 0 from connections where one_id = ${userId}
      union all select one_id, 1, 0, 0 from connections where other_id = ${userId}
    ) as gifts
    inner join standings as giver on giver.user_id = giver_id
    inner join standings as receiver on receiver.user_id = ${userId}
    inner join users on users.id = giver_id
    where giver.established_at is not null and giver.community_id = receiver.community_id
      and users.suspended_at is null`.execute(db);
  return onlyRow(rows);
}

/** Writes down anew what counts of all that a member was given. The member must be held. */
export async function setCounted(tx: Tx, userId: number): Promise<void> {
  const counted = await findCounted(tx, userId);
  await tx.updateTable('standings').set(counted).where('user_id', '=', userId).execute();
}

/** The same for several, with all that follows for each. They must be held. */
export async function recountGifts(tx: Tx, userIds: readonly number[], now: number): Promise<void> {
  for (const id of userIds) {
    await setCounted(tx, id);
    await changeStanding(tx, id, {}, now);
  }
}
