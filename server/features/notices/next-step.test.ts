import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answered, distances, missed, type Practised } from '#core/practice/ladder.ts';
import { day } from '#core/progress/day.ts';
import { type NextStep, nextStep } from '#core/progress/next-step.ts';
import { situationOf } from '#core/progress/situation.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

async function practisedBy(member: TestMember): Promise<Practised[]> {
  const { items } = (await member.call('practice')).body;
  return items.map(({ at, ...one }) => ({ ...one, at: Date.parse(at) }));
}

/** What the card «Agora» offers at this moment, from the same answers. */
async function stepOf(member: TestMember): Promise<NextStep> {
  const { situation } = situationOf({
    now: server.clock.now,
    underWay: undefined,
    lastTaken: 0,
    notices: (await member.call('notices')).body.notices,
    connections: (await member.call('connections')).body,
    current: (await member.call('currentRound')).body,
    practised: await practisedBy(member),
    games: (await member.call('account')).body.facts.games,
  });
  return nextStep(situation);
}

const play = (member: TestMember) => member.call('saveProgress', { params: { gameId: 1 }, body: mapaRun() });

const keep = (member: TestMember, { at, ...one }: Practised) =>
  member.call('savePractice', {
    body: { items: [{ ...one, at: new Date(at).toISOString() }], runId: randomUUID() },
  });

const afterDays = (days: number) => {
  server.clock.now += days * day;
};

it('goes from the first round to those who wait, and on to another game', async () => {
  const ana = await server.member('ana');
  const bia = await server.member('bia');
  expect(await stepOf(ana)).toEqual({ kind: 'first' });
  await play(ana);
  const another = await stepOf(ana);
  expect(another.kind).toBe('try');
  await play(bia);
  afterDays(1);
  await bia.call('connect', { params: { id: ana.id }, body: {} });
  expect(await stepOf(ana)).toEqual({ kind: 'asks', count: 1 });
  await ana.call('connect', { params: { id: bia.id }, body: {} });
  expect(await stepOf(ana)).toEqual(another);
});

it('tells of votes until they are read', async () => {
  const ana = await server.member('ana');
  const bia = await server.member('bia');
  await play(ana);
  await play(bia);
  const { submission } = (await ana.call('submit', { body: { question: 'P?', answer: 'Mais sombra' } })).body;
  afterDays(1);
  await bia.call('voteSubmission', { params: { id: submission.id } });
  expect(await stepOf(ana)).toMatchObject({ kind: 'votes', count: 1 });
  const upTo = (await ana.call('notices')).body.notices[0]?.id;
  await ana.call('readNotices', { body: { upTo } });
  afterDays(1);
  expect((await stepOf(ana)).kind).toBe('try');
});

it('brings back what was missed at growing distances', async () => {
  const ana = await server.member('ana');
  await play(ana);
  let known = missed('mapa-produtivo:acai', server.clock.now);
  await keep(ana, known);
  // Nobody stays signed in as long as the last one.
  for (const distance of distances.slice(0, -1)) {
    afterDays(distance - 1);
    expect((await stepOf(ana)).kind).toBe('try');
    afterDays(1);
    expect(await stepOf(ana)).toEqual({ kind: 'practice', count: 1 });
    known = answered(known, true, server.clock.now);
    await keep(ana, known);
  }
  expect((await stepOf(ana)).kind).toBe('try');
});
