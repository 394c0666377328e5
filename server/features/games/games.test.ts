import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '#core/content/games.ts';
import { products } from '#core/content/mapa-produtivo.ts';
import { cadeiaRun, flipRun, jornadaRun, mapaRun } from '#server/demo/honest-runs.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const [mapa, jornada, voz, cadeia, flip] = [
  { gameId: 1 },
  { gameId: 2 },
  { gameId: 4 },
  { gameId: 6 },
  { gameId: 7 },
];

describe('games', () => {
  it('lists every game in the order of the ids, with what its card says', async () => {
    const ana = await server.member('lista');
    const { body } = await ana.call('games');
    expect(body.map(({ id, type, baseReward }) => ({ id, type, baseReward }))).toEqual(
      games.map(({ id, type, baseReward }) => ({ id, type, baseReward })),
    );
    expect(body[0]).toMatchObject({ estimatedTime: '8-12 min', octalysisFactor: 'Desenvolvimento' });
  });
});

describe('progress', () => {
  it('scores the evidence, pays the reward, gives the badge and answers all of it at once', async () => {
    const ana = await server.member('mapa1');
    const { status, body } = await ana.call('saveProgress', { params: mapa, body: mapaRun() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      score: 2050,
      pointsEarned: 100,
      newBadges: ['Conhecedor da Rota', 'Primeira Semente'],
      progress: { userId: ana.id, gameId: 1, score: 2050, isCompleted: true },
      stats: { influenceScore: 100, gamesCompleted: 1, connections: 0, badges: 2 },
    });
    const me = await ana.call('me');
    expect(me.body).toMatchObject({
      influenceScore: 100,
      gamesCompleted: 1,
      badges: ['Conhecedor da Rota', 'Primeira Semente'],
    });
    const { body: activities } = await ana.call('activities', { params: { id: ana.id } });
    expect(activities).toMatchObject([
      { type: 'game_completed', points: 100, description: 'Você concluiu o Mapa Produtivo' },
    ]);
  });

  it('gives the first badge for the first steps, and nothing else: no points, no game completed', async () => {
    const ana = await server.member('primeira');
    const placements = products.slice(0, 3).map(({ id, region }) => ({ product: id, region }));
    const begin = async (data: object, score = 0) =>
      (await ana.call('saveProgress', { params: mapa, body: { score, isCompleted: false, data } })).body;
    expect(await begin({ placements, seconds: 1 })).toMatchObject({ newBadges: [] });
    expect(await begin({ placements, seconds: 6 })).toMatchObject({
      proof: 'unproven',
      pointsEarned: 0,
      newBadges: ['Primeira Semente'],
      progress: { isCompleted: false, variants: [] },
      stats: { influenceScore: 0, gamesCompleted: 0, badges: 1 },
    });
    expect(await begin({ placements, seconds: 6 })).toMatchObject({ newBadges: [] });
    const { body } = await ana.call('saveProgress', { params: mapa, body: mapaRun() });
    expect(body).toMatchObject({ pointsEarned: 100, newBadges: ['Conhecedor da Rota'] });
  });

  it('is zeros before the first run', async () => {
    const ana = await server.member('vazia');
    const { body } = await ana.call('gameProgress', { params: { userId: ana.id, ...flip } });
    expect(body).toEqual({
      userId: ana.id,
      gameId: 7,
      score: 0,
      isCompleted: false,
      isVerified: false,
      data: {},
      variants: [],
    });
  });

  it('pays a game once and a game with variants once each', async () => {
    const ana = await server.member('variantes');
    const earn = async (params: { gameId: number }, body: object) =>
      (await ana.call('saveProgress', { params, body })).body.pointsEarned;
    expect(await earn(mapa, mapaRun())).toBe(100);
    expect(await earn(mapa, mapaRun(2))).toBe(0);
    expect(await earn(flip, flipRun('glossario'))).toBe(100);
    expect(await earn(flip, flipRun('solucoes'))).toBe(100);
    expect(await earn(flip, flipRun('glossario'))).toBe(0);
    const { body: played } = await ana.call('gameProgress', { params: { userId: ana.id, ...flip } });
    expect([...played.variants].sort()).toEqual(['glossario', 'solucoes']);
    const { body } = await ana.call('userStats', { params: { id: ana.id } });
    expect(body).toMatchObject({ influenceScore: 300, gamesCompleted: 2 });
  });

  it('keeps the best run', async () => {
    const ana = await server.member('melhor');
    await ana.call('saveProgress', { params: mapa, body: mapaRun(10) });
    await ana.call('saveProgress', { params: mapa, body: mapaRun(1) });
    await ana.call('saveProgress', { params: mapa, body: mapaRun(5) });
    const { body } = await ana.call('gameProgress', { params: { userId: ana.id, ...mapa } });
    expect(body).toMatchObject({ score: 1900 + 47, isCompleted: true });
  });

  it('ignores the score and the user a client claims where there is evidence', async () => {
    const ana = await server.member('forja');
    const other = await server.member('forja-alvo');
    const body = { ...mapaRun(10), score: 999_999, userId: other.id };
    expect((await ana.call('saveProgress', { params: mapa, body })).body).toMatchObject({
      score: 1025,
      proof: 'proven',
      pointsEarned: 100,
    });
    expect((await other.call('me')).body.influenceScore).toBe(0);
  });

  it('completes nothing without a single point', async () => {
    const ana = await server.member('zero');
    for (const [params, body] of [
      [mapa, mapaRun(20)],
      [jornada, jornadaRun(3)],
      [flip, flipRun('atores', 600)],
    ] as const) {
      expect((await ana.call('saveProgress', { params, body })).body).toMatchObject({
        score: 0,
        pointsEarned: 0,
        progress: { isCompleted: false },
      });
    }
    expect((await ana.call('me')).body).toMatchObject({ influenceScore: 0, gamesCompleted: 0, badges: [] });
  });

  it('gives badges of skill for proven runs only', async () => {
    const ana = await server.member('selos');
    const stated = { deck: 'atores', moves: 6, timeElapsed: 20 };
    const claimed = await ana.call('saveProgress', {
      params: flip,
      body: { score: 900, isCompleted: true, data: stated },
    });
    expect(claimed.body).toMatchObject({ score: 900, newBadges: [] });
    const proven = await ana.call('saveProgress', { params: flip, body: flipRun('glossario', 60) });
    expect(proven.body.newBadges).toEqual(['Boa Memória']);
    const journey = await ana.call('saveProgress', { params: jornada, body: jornadaRun() });
    expect(journey.body.newBadges).toEqual(['Decisão Certeira']);
    for (const apl of ['mel', 'confeccao', 'mel'] as const) {
      const { body } = await ana.call('saveProgress', { params: cadeia, body: cadeiaRun(apl) });
      expect(body.newBadges).toEqual([]);
    }
    const third = await ana.call('saveProgress', { params: cadeia, body: cadeiaRun('leite') });
    expect(third.body.newBadges).toEqual(['Elo Forte']);
  });

  it('refuses evidence that no play leads to, and nothing is saved', async () => {
    const ana = await server.member('impossivel');
    const impossible = [
      [flip, { deck: 'glossario', turns: [], timeElapsed: 60 }],
      [flip, { ...flipRun('glossario').data, timeElapsed: 1 }],
      [flip, { ...flipRun('glossario').data, deck: 'outro' }],
      [
        cadeia,
        { ...cadeiaRun('mel').data, order: ['apiario', 'apiario', 'coleta', 'coleta', 'varejo', 'varejo'] },
      ],
      [mapa, { placements: [], seconds: 90 }],
      [mapa, { ...mapaRun().data, seconds: 3 }],
      [jornada, { choices: 'todas', seconds: 60 }],
    ] as const;
    for (const [params, data] of impossible) {
      const reply = await ana.call('saveProgress', {
        params,
        body: { score: 1, isCompleted: true, data },
      });
      expect(reply).toMatchObject({ status: 400, body: { code: 'impossible_run' } });
    }
    expect((await ana.call('me')).body).toMatchObject({ influenceScore: 0, gamesCompleted: 0 });
  });

  it('does not complete a game that others have to witness', async () => {
    const ana = await server.member('sozinha');
    const { body } = await ana.call('saveProgress', { params: voz, body: { score: 100, isCompleted: true } });
    expect(body).toMatchObject({ pointsEarned: 0, progress: { score: 0, isCompleted: false } });
  });

  it('takes a repeated run for the same one', async () => {
    const ana = await server.member('repete');
    const body = { ...mapaRun(), runId: randomUUID() };
    const first = await ana.call('saveProgress', { params: mapa, body });
    const again = await ana.call('saveProgress', { params: mapa, body });
    expect(first.body.pointsEarned).toBe(100);
    expect(again).toMatchObject({
      status: 200,
      body: { score: 2050, pointsEarned: 100, stats: { influenceScore: 100 } },
    });
    const unpaid = { ...body, runId: randomUUID() };
    for (const _ of ['once', 'again'])
      expect((await ana.call('saveProgress', { params: mapa, body: unpaid })).body.pointsEarned).toBe(0);
  });

  it('refuses the id of a run for another one, whatever it would bring', async () => {
    const ana = await server.member('troca');
    const runId = randomUUID();
    await ana.call('saveProgress', { params: mapa, body: { ...mapaRun(), runId } });
    for (const [params, body] of [
      [jornada, jornadaRun()],
      [mapa, mapaRun(1)],
      [mapa, { ...mapaRun(), score: 7 }],
      [cadeia, { score: 10, isCompleted: true }],
    ] as const) {
      const reply = await ana.call('saveProgress', { params, body: { ...body, runId } });
      expect(reply).toMatchObject({ status: 409, body: { code: 'run_id_taken' } });
    }
    expect((await ana.call('me')).body).toMatchObject({ influenceScore: 100, gamesCompleted: 1 });
    const other = await server.member('troca-outra');
    const body = { ...jornadaRun(), runId };
    expect((await other.call('saveProgress', { params: jornada, body })).status).toBe(200);
  });

  it('knows a repeated run however its fields are sorted', async () => {
    const ana = await server.member('ordem');
    const { data, ...rest } = jornadaRun();
    const runId = randomUUID();
    const sent = { ...rest, runId, data };
    await ana.call('saveProgress', { params: jornada, body: sent });
    const sorted = { ...sent, data: Object.fromEntries(Object.entries(data).reverse()) };
    expect((await ana.call('saveProgress', { params: jornada, body: sorted })).body.pointsEarned).toBe(150);
  });

  it('pays twenty identical completions at once once', async () => {
    const ana = await server.member('corrida');
    const body = mapaRun();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ana.call('saveProgress', { params: mapa, body })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(replies.reduce((sum, reply) => sum + reply.body.pointsEarned, 0)).toBe(100);
    expect((await ana.call('userStats', { params: { id: ana.id } })).body).toMatchObject({
      influenceScore: 100,
      gamesCompleted: 1,
      badges: 2,
    });
    const stats = await ana.call('leadershipStats');
    expect(stats.body.completionRate.completed).toBeLessThanOrEqual(stats.body.completionRate.total);
  });

  it.each([
    ['an unknown game', { gameId: 99 }, { score: 1, isCompleted: true }, 404],
    ['a game that is no number', { gameId: 'abc' }, { score: 1 }, 400],
    ['a negative score', { gameId: 1 }, { score: -1, isCompleted: true }, 400],
    ['no number', { gameId: 1 }, { score: 'mil' }, 400],
    ['a run id that is none', { gameId: 1 }, { score: 1, runId: 'x' }, 400],
    ['too much data', { gameId: 1 }, { score: 1, data: { x: 'y'.repeat(30_000) } }, 400],
    [
      'data without end',
      { gameId: 1 },
      { score: 1, data: { x: JSON.parse('['.repeat(500) + ']'.repeat(500)) } },
      400,
    ],
  ])('refuses %s', async (_what, params, body, status) => {
    const ana = await server.member(`errada-${randomUUID().slice(0, 8)}`);
    expect((await ana.call('saveProgress', { params, body })).status).toBe(status);
  });

  it('is shown to its owner only', async () => {
    const ana = await server.member('dona');
    const other = await server.member('curiosa');
    expect((await other.call('gameProgress', { params: { userId: ana.id, gameId: 1 } })).status).toBe(403);
    expect((await other.call('activities', { params: { id: ana.id } })).status).toBe(403);
    expect((await other.call('octalysisStats', { params: { id: ana.id } })).status).toBe(403);
    expect((await other.call('userStats', { params: { id: ana.id } })).status).toBe(200);
  });
});
