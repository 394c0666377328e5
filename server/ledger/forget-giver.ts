import { sql } from 'kysely';
import { connectionEntry, laterConnectionEntry } from '#core/progress/points.ts';
import type { Db, Tx } from '#server/db/schema.ts';

/** Those in whose ledgers a member is named: whoever was connected with or voted for. */
export async function findReceivers(db: Db, giverId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select author_id as id from vote_days where voter_id = ${giverId}
    union select other_id from connections where one_id = ${giverId} and other_id is not null
    union select one_id from connections where other_id = ${giverId} and one_id is not null
    union select posts.user_id from votes inner join posts on posts.id = votes.post_id
      where votes.voter_id = ${giverId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes a member out of the ledgers of others: what was given stays, and nothing says by whom. Both must be held. */
export async function forgetGiver(tx: Tx, giverId: number, receiverIds: readonly number[]): Promise<void> {
  for (const receiverId of receiverIds) {
    const pairs = [connectionEntry, laterConnectionEntry].map((entry) => entry(giverId, receiverId).ref);
    await tx
      .updateTable('point_entries')
      // A vote goes on saying what it was for.
      .set({
        ref: sql`case when kind = 'vote_received'
          then replace(ref, ${`:voter:${giverId}`}, ':gone:' || id) else 'gone:' || id end`,
      })
      .where('user_id', '=', receiverId)
      .where('kind', 'in', ['connection_made', 'vote_received'])
      .where(({ or, eb }) => or([eb('ref', 'in', pairs), eb('ref', 'like', `%:voter:${giverId}`)]))
      .execute();
  }
}
