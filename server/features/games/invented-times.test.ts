import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { day } from '#core/progress/day.ts';
import { jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('whatever day a device tells of its runs, they are of the day on which they come', async () => {
  const ana = await server.member('viajante');
  const { now } = server.clock;
  for (const days of [-400, -30, -14, -7, 7, 400]) {
    const at = new Date(now + days * day).toISOString();
    const { data, ...run } = mapaRun();
    const told = {
      ...run,
      completedAt: at,
      playedAt: at,
      data: { ...data, playedAt: at },
      runId: randomUUID(),
    };
    const reply = await ana.call('saveProgress', { params: { gameId: 1 }, body: told });
    expect(reply.status).toBe(200);
    expect(reply.body.pointsEarned).toBe(days === -400 ? 100 : 0);
  }
  const entries = (await ana.call('activities', { params: { id: ana.id } })).body;
  expect(entries.map(({ createdAt }) => createdAt)).toEqual([new Date(now).toISOString()]);
  const { db } = server.database;
  const { active_days, shared_weeks } = await db
    .selectFrom('standings')
    .select(['active_days', 'shared_weeks'])
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  expect({ active_days, shared_weeks }).toEqual({ active_days: 1, shared_weeks: 1 });
});

it('a run that was sent is not another one under the same id', async () => {
  const ana = await server.member('repete');
  const runId = randomUUID();
  const save = (mistakes: number) =>
    ana.call('saveProgress', { params: { gameId: 2 }, body: { ...jornadaRun(mistakes), runId } });
  expect((await save(1)).status).toBe(200);
  expect((await save(0)).body).toMatchObject({ code: 'run_id_taken' });
});
