import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { changeStanding } from './change-standing.ts';
import { gainSay } from './gain-say.ts';
import { heldMember, lockMembers } from './lock-members.ts';
import { notifyBadges } from './notify-badges.ts';

/** From here on what the member gives counts for others, and so does all that was given so far. */
export async function establish(tx: Tx, userId: number, now: number): Promise<void> {
  // Whoever gives is held, so that nothing more can be given meanwhile.
  await lockMembers(tx, [userId]);
  const gifts = await findGifts(tx, userId);
  await lockMembers(
    tx,
    gifts.map(({ receiverId }) => receiverId),
  );
  const noticed = await tx
    .updateTable('standings')
    .set({ established_at: now })
    .where('user_id', '=', userId)
    .where('established_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!noticed) return;
  heldMember(tx, userId).established_at = now;
  await gainSay(tx, userId);
  for (const { receiverId, ...add } of gifts) {
    const { newBadges } = await changeStanding(tx, receiverId, { add }, now);
    notifyBadges(tx, receiverId, newBadges);
  }
}

interface Gifts {
  receiverId: number;
  counted_connections: number;
  counted_idea_votes: number;
  counted_story_votes: number;
}

/** What a member gave to each of the others who live in the same community, by their ids; of who is kept out nothing counts. */
async function findGifts(db: Db, giverId: number): Promise<Gifts[]> {
  const { rows } = await sql<Gifts>`
    select receiver_id as "receiverId", sum(connection) as counted_connections, sum(idea) as counted_idea_votes,
      sum(story) as counted_story_votes
    from (
      select posts.user_id as receiver_id, 0 as connection, case when kind = 'story' then 0 else 1 end as idea,
        case when kind = 'story' then 1 else 0 end as story
      from votes inner join posts on posts.id = votes.post_id where votes.voter_id = ${giverId}
        and posts.removed_at is null
      union all select other_id, 1, 0, 0 from connections where one_id = ${giverId} and other_id is not null
      union all select one_id, 1, 0, 0 from connections where other_id = ${giverId} and one_id is not null
    ) as gifts
    inner join standings as receiver on receiver.user_id = receiver_id
    inner join standings as giver on giver.user_id = ${giverId} and giver.community_id = receiver.community_id
    inner join users on users.id = ${giverId} and users.suspended_at is null
    group by receiver_id order by receiver_id`.execute(db);
  return rows;
}
