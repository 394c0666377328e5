import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameOf } from '#core/content/games.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const mapa = { gameId: gameOf('mapa-produtivo').id };
const jornada = { gameId: gameOf('jornada-empreendedor').id };
const rede = { gameId: gameOf('rede-saberes').id };
const historia = { gameId: gameOf('minha-historia').id };
const voz = { gameId: gameOf('voz-rota').id };
const cadeia = { gameId: gameOf('cadeia-valor').id };
const flip = { gameId: gameOf('flip-produtividade').id };

const verifiedOf = async ({ id }: TestMember) =>
  (
    await server.database.db
      .selectFrom('game_progress')
      .select('verified_percent')
      .where('user_id', '=', id)
      .execute()
  ).map(({ verified_percent }) => verified_percent);

/** Bodies as a client writes them that knows the specification alone. */
describe('a run without evidence', () => {
  it.each([
    [flip, 'data', { deck: 'glossario', moves: 10, timeElapsed: 60 }, 780, 100],
    [flip, 'gameData', { deck: 'solucoes', moves: 14, timeElapsed: 100 }, 660, 100],
    [mapa, 'gameData', { accuracy: 0.85, attempts: 20, products: 20 }, 1742, 100],
    [jornada, 'gameData', { scenarios: 3, correctAnswers: 3 }, 300, 150],
  ])(
    'of game %j is scored from its figures in %s, and proves no skill',
    async (params, key, figures, score, points) => {
      const ana = await server.member(`numeros-${score}`);
      const body = { userId: 1, score: 99_999, isCompleted: true, [key]: figures };
      expect((await ana.call('saveProgress', { params, body })).body).toMatchObject({
        score,
        proof: 'stated',
        pointsEarned: points,
        progress: { score, isCompleted: true, isVerified: false },
      });
      expect(await verifiedOf(ana)).toEqual([0]);
      const { body: account } = await ana.call('account');
      expect(account.facts.verified).toEqual({});
      expect(account.badges.map(({ id }) => id)).toEqual(
        params === mapa ? ['conhecedor-da-rota', 'primeira-semente'] : [],
      );
    },
  );

  it('of figures that contradict themselves is refused with a sentence, and nothing is kept', async () => {
    const ana = await server.member('contradiz');
    for (const [params, data] of [
      [flip, { deck: 'nenhum', moves: -1, timeElapsed: 'x' }],
      [flip, { deck: 'nenhum', moves: 10, timeElapsed: 60 }],
      [flip, { deck: 'atores', moves: 10, timeElapsed: 1 }],
      [mapa, { accuracy: 2, attempts: 20, products: 20 }],
      [mapa, { accuracy: 0.512, attempts: 20, products: 20 }],
      [jornada, { scenarios: 3, correctAnswers: 4 }],
      [voz, { questionId: 6 }],
      [voz, { questionId: 'futebol' }],
      [rede, { challengeId: 99 }],
      [historia, { promptId: 'outro', storyLength: 900 }],
    ] as const) {
      const reply = await ana.call('saveProgress', { params, body: { score: 1, isCompleted: true, data } });
      expect(reply).toMatchObject({ status: 400, body: { code: 'impossible_run' } });
      expect(reply.body).toHaveProperty('message', expect.stringContaining(' '));
    }
    expect(await verifiedOf(ana)).toEqual([]);
  });

  it('of data that is no data at all is answered all the same', async () => {
    const ana = await server.member('estranha');
    const noText = { toString: 1, valueOf: 1 };
    const figures = {
      ...{
        deck: 'atores',
        moves: 10,
        timeElapsed: 60,
        accuracy: 1,
        attempts: 20,
        products: 20,
        scenarios: 3,
      },
      ...{
        questionId: 1,
        submissionText: 'Uma ideia',
        challengeId: 1,
        teamId: 1,
        promptId: 'origem',
        chain: 'mel',
      },
    };
    for (const params of [flip, mapa, jornada, voz, rede, historia, cadeia]) {
      for (const odd of [...Object.keys(figures), 'toString', '__proto__', 'toJSON']) {
        const data = { ...figures, [odd]: noText };
        const body = { score: 1, isCompleted: true, data, runId: randomUUID() };
        const { status } = await ana.call('saveProgress', { params, body });
        expect([200, 400], `${params.gameId} ${odd}`).toContain(status);
      }
    }
  });

  it.each([
    [cadeia, { gameId: 6, score: 120, completedAt: '2026-03-10T15:00:00.000Z' }, 120],
    [cadeia, { score: 9999, isCompleted: true }, 155],
    [flip, { score: 900, isCompleted: true }, 900],
    [mapa, { score: 50_000, isCompleted: true, data: {} }, 2050],
    [jornada, { score: 300, isCompleted: true, gameData: { texto: 'oi' } }, 300],
  ])(
    'of game %j without figures is kept, said to be unproven, and earns nothing',
    async (params, body, score) => {
      const ana = await server.member(`sem-prova-${score}`);
      expect((await ana.call('saveProgress', { params, body })).body).toMatchObject({
        score,
        proof: 'unproven',
        pointsEarned: 0,
        newBadges: [],
        progress: { score, isCompleted: false, isVerified: false },
        stats: { influenceScore: 0, gamesCompleted: 0 },
      });
      expect(await verifiedOf(ana)).toEqual([0]);
    },
  );

  it('never raises what was proven', async () => {
    const ana = await server.member('provado');
    const run = (data: object) =>
      ana.call('saveProgress', { params: jornada, body: { score: 300, isCompleted: true, data } });
    const choices = [
      { scenario: 'fundar-cooperativa', choice: 'vinte-pessoas' },
      { scenario: 'vender-fora', choice: 'buscar-selo' },
      { scenario: 'primeiro-passo', choice: 'renovar-dap' },
    ];
    expect((await run({ choices, seconds: 30 })).body.progress).toMatchObject({
      score: 200,
      isVerified: true,
    });
    await run({});
    await run({ scenarios: 3, correctAnswers: 3 });
    expect(await verifiedOf(ana)).toEqual([67]);
  });
});

describe('Voz da Rota', () => {
  it.each([1, '1', 'produtos-locais', 'Produtos Locais'])(
    'is completed by question %j',
    async (questionId) => {
      const ana = await server.member(`voz-${randomUUID().slice(0, 8)}`);
      const question = 'Que produto daqui merecia ser conhecido no Brasil, e o que falta para isso?';
      await ana.call('submit', { body: { question, answer: 'O mel de aroeira, e falta o selo.' } });
      const gameData = { questionId, submissionType: 'text', votesReceived: 0, submissionText: 'O mel' };
      const body = { gameId: 4, userId: 1, score: 100, isCompleted: true, gameData };
      expect((await ana.call('saveProgress', { params: voz, body })).body).toMatchObject({
        score: 100,
        pointsEarned: 100,
        progress: { isCompleted: true },
      });
    },
  );

  it('takes an idea for a question in other words, for one question only', async () => {
    const ana = await server.member('outras-palavras');
    const answer = 'Uma feira de troca de sementes todo mês.';
    await ana.call('submit', { body: { question: 'O que você faria?', answer } });
    const finish = async (questionId: number) => {
      const gameData = { questionId, submissionType: 'text', votesReceived: 0, submissionText: answer };
      return (
        await ana.call('saveProgress', { params: voz, body: { score: 100, isCompleted: true, gameData } })
      ).body;
    };
    expect(await finish(3)).toMatchObject({ pointsEarned: 100 });
    expect(await finish(3)).toMatchObject({ pointsEarned: 0, progress: { isCompleted: true } });
    expect(await finish(4)).toMatchObject({ pointsEarned: 0, proof: 'unproven' });
  });
});
