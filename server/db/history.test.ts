import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { callApp } from '#server/http/call-app.ts';
import { loadVersion, openRaw, versions } from '#server/testing/history/load.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { createPlace } from '#server/testing/test-database.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';

let place: Awaited<ReturnType<typeof createPlace>>;
beforeEach(async () => {
  place = await createPlace();
});
afterEach(() => place.erase());

const params = { id: 1, userId: 1, gameId: 7, quizId: 1, teamId: 1 };
const reads = (Object.keys(paths) as CallName[]).filter((name) => paths[name].startsWith('GET '));

it('has the data of every version', () => {
  // The first step alone was never released.
  expect(versions).toEqual(Object.keys(migrations).slice(1));
});

describe.each(versions)('data of version %s', (version) => {
  it('are brought up to date, read by every call, and written to', async () => {
    await loadVersion(version, place.location);
    const database = await openDatabase(place.location);
    const clock = () => Date.UTC(2026, 0, 20, 12);
    const app = await buildApp({ database, clock, rateLimit: false });
    const body = { usernameOrEmail: 'ana', password: 'segredo' };
    const { token, user } = (await callApp(app, 'login', { body })).body as Answer<'login'>;
    await makeCarer(database.db, user.id);

    const statuses = await Promise.all(
      reads.map(async (name) => [name, (await callApp(app, name, { token, params })).status]),
    );
    // Teams, like all else, are there from the version on that knew them.
    const ofTeams: CallName[] = ['team', 'teamMessages'];
    const withTeams = version >= '004' ? 200 : 404;
    // No round was ever held in these data, and no certificate made.
    const neverMade: CallName[] = ['roundPeople', 'roundResults', 'certificate', 'mentoringMessages'];
    const withPosts = version >= '003' ? 200 : 404;
    const expected = (name: CallName): number => {
      if (name === 'replies') return withPosts;
      return neverMade.includes(name) ? 404 : ofTeams.includes(name) ? withTeams : 200;
    };
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(reads.map((name) => [name, expected(name)])),
    );
    const idea = { question: 'Como crescer?', answer: 'Com todo mundo da vizinhança junto' };
    expect((await callApp(app, 'submit', { token, body: idea })).status).toBe(201);
    await app.close();
    await database.close();
  });
});

describe('data that this program would misunderstand', () => {
  const newest = versions.at(-1) ?? '';
  const change = async (version: string, statement: string): Promise<void> => {
    await loadVersion(version, place.location);
    const database = await openDatabase(place.location);
    await sql.raw(statement).execute(database.db);
    await database.close();
  };

  it('are refused when a newer program wrote them', async () => {
    await change(newest, `insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`);
    await expect(openDatabase(place.location)).rejects.toThrow(/versão mais nova.*999-later/);
  });

  it('are refused when a step was edited after it made them', async () => {
    await change(newest, `update migration_fingerprints set fingerprint = 'x' where name = '003-posts'`);
    await expect(openDatabase(place.location)).rejects.toThrow(/não é a desta linha.*003-posts/);
  });

  it('are refused when they lack a column, from before fingerprints were kept', async () => {
    await loadVersion('014-write-probe', place.location);
    const before = openRaw(place.location);
    await sql`alter table posts drop column report_weight`.execute(before);
    await before.destroy();
    await expect(openDatabase(place.location)).rejects.toThrow(/posts\.report_weight.*Nada foi alterado/);
  });
});

it('changes nothing when a later step fails', async () => {
  await loadVersion('008-once-shared', place.location);
  const before = openRaw(place.location);
  await sql`create table team_holders (in_the_way integer)`.execute(before);
  await before.destroy();
  await expect(openDatabase(place.location)).rejects.toThrow('team_holders');
  const after = openRaw(place.location);
  // The step before it had moved this column's values into rows.
  expect((await sql`select best_flip_score from standings where user_id = 1`.execute(after)).rows).toEqual([
    { best_flip_score: 780 },
  ]);
  await sql`drop table team_holders`.execute(after);
  await after.destroy();
  await (await openDatabase(place.location)).close();
});
