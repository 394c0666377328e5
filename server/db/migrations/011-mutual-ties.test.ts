import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { mutualTies } from './011-mutual-ties.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const columns = [
  'active_days',
  'established_at',
  'counted_connections',
  'counted_idea_votes',
  'counted_story_votes',
  'day_newcomer_votes',
  'day_newcomer_connections',
] as const;

const readCounts = async () => {
  const rows = await server.database.db
    .selectFrom('standings')
    .select([
      'active_days',
      'established_at',
      'counted_connections',
      'counted_idea_votes',
      'counted_story_votes',
    ])
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ ...row, established_at: row.established_at !== null }));
};

describe('011-mutual-ties', () => {
  it('counts in what was there before what is counted as it happens', async () => {
    const { db } = server.database;
    const [ana, bia, caio] = [
      await server.member('ana'),
      await server.member('bia'),
      await server.member('caio'),
    ];
    const { body } = await ana.call('submit', { body: { question: 'P?', answer: 'Uma ideia' } });
    await bia.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await connectMembers(bia, ana);
    await connectMembers(caio, ana);
    for (const voter of [bia, caio]) {
      await voter.call('voteSubmission', { params: { id: body.submission.id } });
    }
    server.clock.now += 30 * 3_600_000;
    await bia.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });
    await bia.call('submit', { body: { question: 'P?', answer: 'Outra ideia' } });
    const before = await readCounts();
    expect(before).toMatchObject([
      { active_days: 1, established_at: false, counted_connections: 1, counted_idea_votes: 1 },
      { active_days: 2, established_at: true, counted_connections: 0, counted_idea_votes: 0 },
      { active_days: 1, established_at: false, counted_connections: 0, counted_idea_votes: 0 },
    ]);
    await db.schema.dropIndex('standings_counted_connections').execute();
    for (const column of columns) await db.schema.alterTable('standings').dropColumn(column).execute();
    for (const table of ['connection_asks', 'deferred_gifts', 'resting_names']) {
      await db.schema.dropTable(table).execute();
    }
    await mutualTies(db as Kysely<unknown>, 'sqlite');
    expect(await readCounts()).toEqual(before);
  });
});
