import { type Kysely, Migrator, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { realTeams } from './010-real-teams.ts';

let database: TestDatabase;
afterEach(() => database.remove());

const [ana, bia] = [1, 2];

/** The tables as they were, with ana having led one challenge twice and another once, bia beside her. */
async function goBack(): Promise<void> {
  const { db } = database;
  await sql`drop table team_holders`.execute(db);
  await sql`drop table team_answers`.execute(db);
  await sql`create table team_answers (team_id integer, part integer, answer text, updated_at bigint)`.execute(
    db,
  );
  for (const id of [ana, bia]) {
    const name = `m${id}`;
    const account = { username: name, username_key: name, email: name, email_key: name, password_hash: '' };
    await db
      .insertInto('users')
      .values({ id, ...account, created_at: 1 })
      .execute();
    await db.insertInto('standings').values({ user_id: id, influence_score: 600 }).execute();
  }
  for (const [id, quiz_id, completed_at] of [
    [11, 1, 5],
    [12, 1, 6],
    [13, 2, 7],
    [14, 3, null],
  ] as const) {
    await db
      .insertInto('teams')
      .values({ id, community_id: firstCommunity, quiz_id, leader_id: ana, created_at: 1, completed_at })
      .execute();
    await sql`insert into team_members (team_id, user_id, part, joined_at, seen_at)
      values (${id}, ${ana}, 1, 3, null), (${id}, ${bia}, 2, 4, 9)`.execute(db);
    await sql`insert into team_answers values (${id}, 1, 'A', 5), (${id}, 3, 'C', 5)`.execute(db);
    const paid = { user_id: ana, kind: 'leadership', ref: `team:${id}`, points: 100, balance: 0 };
    if (completed_at)
      await db
        .insertInto('point_entries')
        .values({ ...paid, description: '', created_at: 5 })
        .execute();
  }
}

it('keeps what was paid, counts each challenge once, and knows who wrote and who sat', async () => {
  database = await openTestDatabase();
  await goBack();
  const { db, engine } = database;
  const step = { up: (tx: Kysely<unknown>) => realTeams(tx, engine) };
  const provider = { getMigrations: async () => ({ step }) };
  const names = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
  expect((await new Migrator({ db, provider, ...names }).migrateToLatest()).error).toBeUndefined();
  const refs = await db.selectFrom('point_entries').select(['ref', 'points']).orderBy('id').execute();
  expect(refs).toEqual([
    { ref: 'challenge:1', points: 100 },
    { ref: 'team:12', points: 100 },
    { ref: 'challenge:2', points: 100 },
  ]);
  expect(
    await db.selectFrom('standings').select(['teams_completed', 'teams_led']).orderBy('user_id').execute(),
  ).toEqual([
    { teams_completed: 2, teams_led: 2 },
    { teams_completed: 2, teams_led: 0 },
  ]);
  expect(
    await db.selectFrom('team_answers').select(['part', 'author_id']).where('team_id', '=', 14).execute(),
  ).toEqual([
    { part: 1, author_id: ana },
    { part: 3, author_id: null },
  ]);
  expect(await db.selectFrom('team_holders').selectAll().where('team_id', '=', 14).execute()).toEqual([
    { team_id: 14, part: 1, user_id: ana },
    { team_id: 14, part: 2, user_id: bia },
  ]);
  expect(
    await db.selectFrom('team_members').select('seen_at').where('team_id', '=', 14).orderBy('part').execute(),
  ).toEqual([{ seen_at: 3 }, { seen_at: 9 }]);
});
