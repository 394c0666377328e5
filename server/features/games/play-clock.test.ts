import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const save = (member: TestMember, gameId: number, body: object) =>
  member.call('saveProgress', { params: { gameId }, body });

describe('the play clock', () => {
  it('refuses a run that takes longer than the account is old, and takes it later', async () => {
    const ana = await server.newcomer('depressa');
    const body = { ...mapaRun(), runId: randomUUID() };
    const early = await save(ana, 1, body);
    expect(early).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'too_fast', message: 'Calma! Espere 30 segundos e envie de novo: nada se perdeu.' },
    });
    server.clock.now += 29_000;
    expect((await save(ana, 1, body)).status).toBe(429);
    server.clock.now += 1000;
    expect((await save(ana, 1, body)).body).toMatchObject({ pointsEarned: 100, score: 2050 });
    expect((await save(ana, 1, body)).body).toMatchObject({ pointsEarned: 100 });
  });

  it('lets what was played without a signal come at once', async () => {
    const ana = await server.newcomer('sem-sinal');
    server.clock.now += 3600_000;
    for (const [gameId, body] of [
      [1, mapaRun()],
      [2, jornadaRun()],
      [6, cadeiaRun('mel')],
      [7, flipRun('atores')],
      [7, flipRun('glossario')],
    ] as const) {
      expect((await save(ana, gameId, body)).status).toBe(200);
    }
  });

  it('counts what hands need where a run claims less, or says nothing', async () => {
    const ana = await server.newcomer('calada');
    server.clock.now += 12_000;
    const statuses = [];
    for (const apl of ['mel', 'confeccao', 'leite'] as const)
      statuses.push((await save(ana, 6, cadeiaRun(apl))).status);
    const stated = { score: 1, isCompleted: true, data: { scenarios: 3, correctAnswers: 3 } };
    statuses.push((await save(ana, 2, stated)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    server.clock.now += 10_000;
    expect((await save(ana, 2, stated)).status).toBe(200);
  });

  it('asks nothing of what earns nothing', async () => {
    const ana = await server.newcomer('comeca');
    for (let game = 1; game <= 8; game += 1)
      expect((await save(ana, game, { score: 0, isCompleted: false })).status).toBe(200);
    for (let again = 0; again < 30; again += 1)
      expect((await save(ana, 6, { score: 120, isCompleted: true })).body.pointsEarned).toBe(0);
  });

  it('lets no more through at once than one after the other', async () => {
    const ana = await server.newcomer('enxurrada');
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => save(ana, 2, { ...jornadaRun(), runId: randomUUID() })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(11);
  });

  it('pays a robot that plays everything perfectly no faster than hands allow', async () => {
    const robot = await server.newcomer('robo');
    const runs = [
      [1, mapaRun()],
      [2, jornadaRun()],
      ...(['mel', 'confeccao', 'leite'] as const).map((apl) => [6, cadeiaRun(apl)] as const),
      ...(['glossario', 'solucoes', 'atores'] as const).map((deck) => [7, flipRun(deck, 12)] as const),
    ] as const;
    for (const [gameId, body] of runs) await save(robot, gameId, body);
    const { influenceScore } = (await robot.call('me')).body;
    expect(influenceScore).toBeLessThanOrEqual(300);
  });

  it('takes the time of typing off a newcomer, and nothing for what came before', async () => {
    const ana = await server.newcomer('datilografa');
    const idea = (number: number) => ({
      question: 'Q?',
      answer: `Ideia ${number}: ${'trocar sementes na feira do mês '.repeat(8)}`,
      runId: `00000000-0000-4000-8000-00000000000${number}`,
    });
    const statuses = [];
    for (const number of [1, 1, 2, 3])
      statuses.push((await ana.call('submit', { body: idea(number) })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    server.clock.now += 30_000;
    expect((await ana.call('submit', { body: idea(3) })).status).toBe(201);
  });

  it('takes the fields of a story off as they were typed, not the story, and six of them at least', async () => {
    const ana = await server.newcomer('contadora');
    const story = (number: number) => ({
      title: `A história ${number}`,
      content: `${number}. ${'Era uma vez uma feira que juntou o povo da serra. '.repeat(40)}`,
      category: 'Negócios',
      promptId: 'empreendedor-local',
    });
    const statuses = [];
    for (const number of [1, 2, 3, 4])
      statuses.push((await ana.call('saveStory', { body: story(number) })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it('takes the messages of a negotiation off at its end', async () => {
    const ana = await server.newcomer('negocia');
    const { body: begun } = await ana.call('startChallenge', { params: { id: 'mel-supermercado' } });
    let conversationState = begun;
    for (let turn = 0; turn < 4; turn += 1) {
      const message = `Bom dia, ${'tenho mel de florada de aroeira com selo e nota. '.repeat(5)} ${turn}`;
      const reply = await ana.call('sendMessage', { body: { conversationState, message } });
      expect(reply.status).toBe(200);
      conversationState = reply.body;
    }
    const end = () => ana.call('endChallenge', { body: { conversationState } });
    expect(await end()).toMatchObject({ status: 429, body: { code: 'too_fast' } });
    server.clock.now += 60_000;
    expect(await end()).toMatchObject({ status: 200, body: { completed: true } });
  });
});
