import { type Kysely, sql } from 'kysely';
import type { Migration } from './column-types.ts';

/** How many have a say in a round, and whose answers were counted in it: who reads it need not count them all. */
export const turnout: Migration = async (db) => {
  for (const [table, column] of [
    ['rounds', 'members'],
    ['round_answers', 'counted'],
  ] as const)
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (one) => one.notNull().defaultTo(0))
      .execute();
  await countUntold(db);
};

/** Rounds that were told keep what was told; of the others it is counted once here. */
async function countUntold(db: Kysely<unknown>): Promise<void> {
  const voters = sql`select users.id from users inner join standings on standings.user_id = users.id
    where users.community_id = rounds.community_id and users.suspended_at is null
      and users.settled_at <= rounds.opened_at
      and ((users.came_by is not null and users.seen_at is not null) or standings.established_at is not null)`;
  await sql`update rounds set members = (select count(*) from (${voters}) as voters) where told is null`.execute(
    db,
  );
  await sql`update round_answers set counted = 1 where exists (select 1 from rounds
    where rounds.id = round_answers.round_id and rounds.told is null
      and round_answers.user_id in (${voters}))`.execute(db);
  await sql`insert into counters (community_id, name, bucket, shard, value)
    select rounds.community_id, 'round-answered', rounds.id, 0, count(distinct round_answers.user_id)
    from round_answers inner join rounds on rounds.id = round_answers.round_id
    where round_answers.counted = 1 group by rounds.community_id, rounds.id`.execute(db);
}
