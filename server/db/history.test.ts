import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { type CallName, paths } from '#core/contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { callApp } from '#server/http/call-app.ts';
import { loadVersion, makeTables, openRaw, versions } from '#server/testing/history/load.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import type { Place } from '#server/testing/places.ts';
import { createPlace } from '#server/testing/test-database.ts';
import { migrations } from './migrations/index.ts';
import { type Location, openDatabase } from './open.ts';

/** The tables alone: each version adds a step to those of the one before it. */
let tables: Place;
beforeAll(async () => {
  tables = await createPlace();
});
afterAll(() => tables.erase());

/** A place with the data of that version for as long as a test runs; empty before, or a copy of another. */
async function placeWith(version: string, template?: string): Promise<Location> {
  const { location, erase } = await createPlace(template);
  onTestFinished(erase);
  await loadVersion(version, location);
  return location;
}

const params = { id: 1, userId: 1, gameId: 7, quizId: 1, teamId: 1 };
const reads = (Object.keys(paths) as CallName[]).filter((name) => paths[name].startsWith('GET '));

it('has the data of every version', () => {
  // The first step alone was never released.
  expect(versions).toEqual(Object.keys(migrations).slice(1));
});

describe.each(versions)('data of version %s', (version) => {
  it('are brought up to date, read by every call, and written to', async () => {
    await makeTables(version, tables.location);
    const database = await openDatabase(await placeWith(version, tables.name));
    const clock = () => Date.UTC(2026, 0, 20, 12);
    const app = await buildApp({ database, clock, rateLimit: false });
    const body = { usernameOrEmail: 'ana', password: 'segredo' };
    const { token, user } = (await callApp(app, 'login', { body })).body as Answer<'login'>;
    await makeCarer(database.db, user.id);

    // One after another over one connection: all at once each would make its own.
    const statuses: [CallName, number][] = [];
    for (const name of reads) statuses.push([name, (await callApp(app, name, { token, params })).status]);
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
  const changed = async (version: string, statement: string): Promise<Location> => {
    const place = await placeWith(version);
    const database = await openDatabase(place);
    await sql.raw(statement).execute(database.db);
    await database.close();
    return place;
  };

  it('are refused when a newer program wrote them', async () => {
    const place = await changed(
      newest,
      `insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')`,
    );
    await expect(openDatabase(place)).rejects.toThrow(/versão mais nova.*999-later/);
  });

  it('are refused when a step was edited after it made them', async () => {
    const place = await changed(
      newest,
      `update migration_fingerprints set fingerprint = 'x' where name = '003-posts'`,
    );
    await expect(openDatabase(place)).rejects.toThrow(/não é a desta linha.*003-posts/);
  });

  it('are refused when they lack a column, from before fingerprints were kept', async () => {
    const place = await placeWith('014-write-probe');
    const before = openRaw(place);
    await sql`alter table posts drop column report_weight`.execute(before);
    await before.destroy();
    await expect(openDatabase(place)).rejects.toThrow(/posts\.report_weight.*Nada foi alterado/);
  });
});

it('changes nothing when a later step fails', async () => {
  const place = await placeWith('008-once-shared');
  const before = openRaw(place);
  await sql`create table team_holders (in_the_way integer)`.execute(before);
  await before.destroy();
  await expect(openDatabase(place)).rejects.toThrow('team_holders');
  const after = openRaw(place);
  // The step before it had moved this column's values into rows.
  expect((await sql`select best_flip_score from standings where user_id = 1`.execute(after)).rows).toEqual([
    { best_flip_score: 780 },
  ]);
  await sql`drop table team_holders`.execute(after);
  await after.destroy();
  await (await openDatabase(place)).close();
});
