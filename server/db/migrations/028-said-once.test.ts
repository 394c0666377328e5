import { type Kysely, Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { saidOnce } from './028-said-once.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await sql`drop index posts_said_once_here`.execute(db);
  for (const id of [1, 2, 3]) {
    const name = `pessoa ${id}`;
    await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at)
      values (${id}, ${name}, ${name}, ${name}, ${name}, '', 1)`.execute(db);
    await sql`insert into standings (user_id, established_at) values (${id}, 1)`.execute(db);
  }
});
afterEach(() => database.remove());

async function publish(id: number, userId: number, body: string, textKey: string | null): Promise<void> {
  await sql`insert into posts (id, kind, user_id, title, body, category, details, created_at, text_key)
    values (${id}, 'submission', ${userId}, 'P?', ${body}, '', '{}', 1, ${textKey})`.execute(database.db);
}

async function vote(postId: number, voterId: number): Promise<void> {
  const { db } = database;
  await sql`insert into votes (post_id, voter_id, created_at) values (${postId}, ${voterId}, 1)`.execute(db);
  await sql`update posts set votes = votes + 1 where id = ${postId}`.execute(db);
}

async function migrate(): Promise<void> {
  const step = { up: (tx: Kysely<unknown>) => saidOnce(tx, database.engine) };
  const provider = { getMigrations: async () => ({ step }) };
  const names = { migrationTableName: 'again', migrationLockTableName: 'again_lock' };
  const { error } = await new Migrator({ db: database.db, provider, ...names }).migrateToLatest();
  expect(error).toBeUndefined();
}

const keys = async () =>
  (await database.db.selectFrom('posts').select('text_key').orderBy('id').execute()).map(
    ({ text_key }) => text_key,
  );

it('gives a key to the first who said something, and lets the others count as they did', async () => {
  await publish(1, 1, 'Uma feira de mel na praça da vila', 'a');
  await publish(2, 2, 'Na praça da vila, feira de mel 2', 'b');
  await publish(3, 1, 'Um poço', 'c');
  await publish(4, 2, 'Um poço', 'd');
  await publish(5, 1, 'um poco 7', 'e');
  await publish(6, 3, 'xx', null);
  const many = Array.from(
    { length: 600 },
    (_, index) => sql`(${index + 7}, 'submission', 3, 'P?', 'Um viveiro', '', '{}',
    1, ${`k${index}`})`,
  );
  await sql`insert into posts (id, kind, user_id, title, body, category, details, created_at, text_key)
    values ${sql.join(many)}`.execute(database.db);
  await migrate();
  const all = await keys();
  expect(all[1]).toBe('post 2');
  expect(all[4]).toBe('post 5');
  expect(all[5]).toBeNull();
  expect(all[6]).toMatch(/^[\w-]{43}$/);
  expect(all.slice(7)).toEqual(Array.from({ length: 599 }, (_, index) => `post ${index + 8}`));
  const own = [all[0], all[2], all[3]];
  expect(own).toEqual(own.map(() => expect.stringMatching(/^[\w-]{43}$/)));
  expect(new Set(own).size).toBe(3);
});

it('no longer counts votes for what counts for nothing', async () => {
  const { db } = database;
  await publish(1, 1, 'xx', null);
  await publish(2, 1, 'Um poço', 'a');
  await publish(3, 2, 'Uma ponte', 'b');
  for (const [post, voter] of [
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 1],
  ] as const)
    await vote(post, voter);
  await sql`update standings set counted_idea_votes = 3 where user_id = 1`.execute(db);
  await sql`update standings set counted_idea_votes = 1 where user_id = 2`.execute(db);
  await migrate();
  const counted = await db.selectFrom('standings').select('counted_idea_votes').orderBy('user_id').execute();
  expect(counted.map(({ counted_idea_votes }) => counted_idea_votes)).toEqual([1, 1, 0]);
});
