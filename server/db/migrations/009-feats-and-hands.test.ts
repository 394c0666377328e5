import { type Kysely, Migrator, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { featsAndHands } from './009-feats-and-hands.ts';

let database: TestDatabase;
afterEach(() => database.remove());

const gone = ['jornada_flawless', 'challenges_won', 'flawless_chains', 'best_flip_score'];

/** The tables as they were: ana with feats in columns and rows, bia with none. */
async function goBack(): Promise<void> {
  const { db } = database;
  for (const column of gone)
    await db.schema
      .alterTable('standings')
      .addColumn(column, 'integer', (of) => of.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('standings').dropColumn('played_until').execute();
  await db.schema.alterTable('feats').dropColumn('value').execute();
  for (const column of ['game_id', 'content'])
    await db.schema.alterTable('game_runs').dropColumn(column).execute();
  for (const id of [1, 2]) {
    const name = `m${id}`;
    const account = { username: name, username_key: name, email: name, email_key: name, password_hash: '' };
    await db
      .insertInto('users')
      .values({ id, ...account, created_at: id * 1000 })
      .execute();
    await sql`insert into standings (user_id) values (${id})`.execute(db);
  }
  await sql`update standings set jornada_flawless = 1, challenges_won = 2, flawless_chains = 1, best_flip_score = 780
    where user_id = 1`.execute(db);
  await sql`insert into feats (user_id, feat) values (1, 'challengesWon:mel-supermercado'),
    (1, 'challengesWon:merenda-pnae'), (1, 'flawlessChains:mel')`.execute(db);
  await sql`insert into game_runs (user_id, run_id, score, points) values (1, 'antes', 780, 100)`.execute(db);
}

it('moves the feats into rows, starts each play clock with the account, and keeps the runs', async () => {
  database = await openTestDatabase();
  await goBack();
  const { db, engine } = database;
  const step = { up: (tx: Kysely<unknown>) => featsAndHands(tx, engine) };
  const provider = { getMigrations: async () => ({ step }) };
  const names = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
  expect((await new Migrator({ db, provider, ...names }).migrateToLatest()).error).toBeUndefined();
  expect(await db.selectFrom('feats').select(['user_id', 'feat', 'value']).orderBy('feat').execute()).toEqual(
    [
      { user_id: 1, feat: 'bestFlipScore', value: 780 },
      { user_id: 1, feat: 'challengesWon:mel-supermercado', value: 1 },
      { user_id: 1, feat: 'challengesWon:merenda-pnae', value: 1 },
      { user_id: 1, feat: 'flawlessChains:mel', value: 1 },
      { user_id: 1, feat: 'jornadaFlawless', value: 1 },
    ],
  );
  const standings = await db.selectFrom('standings').selectAll().orderBy('user_id').execute();
  expect(standings.map(({ played_until }) => played_until)).toEqual([1000, 2000]);
  expect(Object.keys(standings[0] ?? {}).filter((column) => gone.includes(column))).toEqual([]);
  expect(await db.selectFrom('game_runs').selectAll().execute()).toEqual([
    { user_id: 1, run_id: 'antes', score: 780, points: 100, game_id: null, content: null },
  ]);
});
