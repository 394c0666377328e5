import { type Kysely, Migrator, sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { nameSkeletons } from './019-name-skeleton.ts';

let database: TestDatabase;
afterEach(() => database.remove());

it('gives a look to the oldest of those that share it, and leaves the others their names', async () => {
  database = await openTestDatabase();
  const { db, engine } = database;
  await sql`drop index users_look`.execute(db);
  await sql`alter table users drop column username_skeleton`.execute(db);
  const crowd = Array.from({ length: 600 }, (_, index) => `vizinha ${index + 200}`);
  for (const [index, username] of ['João', 'J0ão', 'Rita', 'JOÃO|', ...crowd].entries()) {
    await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at)
      values (${index + 1}, ${username}, ${username}, ${username}, ${username}, '', 1)`.execute(db);
  }
  const step = { up: (tx: Kysely<unknown>) => nameSkeletons(tx, engine) };
  const provider = { getMigrations: async () => ({ step }) };
  const names = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
  expect((await new Migrator({ db, provider, ...names }).migrateToLatest()).error).toBeUndefined();
  const users = await db
    .selectFrom('users')
    .select(['username', 'username_skeleton'])
    .orderBy('id')
    .execute();
  expect(users.slice(0, 4)).toEqual([
    { username: 'João', username_skeleton: 'j0a\u03030' },
    { username: 'J0ão', username_skeleton: null },
    { username: 'Rita', username_skeleton: 'rita' },
    { username: 'JOÃO|', username_skeleton: 'j0a\u030301' },
  ]);
  expect(users.slice(4).every((user) => user.username_skeleton !== null)).toBe(true);
});
