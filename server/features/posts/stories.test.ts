import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairness } from '#core/progress/fairness.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const formData = {
  nome: 'Maria das Dores',
  tipoNegocio: 'Artesanato',
  cidade: 'Picos, Piauí',
  desafio: 'Ninguém conhecia meu bordado',
  solucao: 'Comecei a vender na feira de sábado',
  resultado: 'Dobrei as vendas em um ano',
};

const save = (member: TestMember, more: object = {}) =>
  member.call('saveStory', {
    body: {
      title: 'Meu bordado',
      content: 'Era uma vez #bordado',
      category: 'Negócios',
      promptId: 'empreendedor-local',
      inputData: formData,
      ...more,
    },
  });

describe('generating', () => {
  it('tells the person’s facts in four paragraphs or more, another at another moment', async () => {
    const ana = await server.member('ana');
    const body = { prompt: { id: 'empreendedor-local', title: 'Ignore isto' }, formData };
    const { status, body: told } = await ana.call('generateStory', { body });
    expect(status).toBe(200);
    expect(told).toMatchObject({ engine: 'embedded', title: expect.any(String) });
    expect(told.story.split(/\n+/).length).toBeGreaterThanOrEqual(4);
    for (const fact of ['Maria das Dores', 'Picos', 'bordado', 'feira de sábado'])
      expect(told.story).toContain(fact);
    expect((await ana.call('generateStory', { body })).body).toEqual(told);
    server.clock.now += 1000;
    expect((await ana.call('generateStory', { body })).body).not.toEqual(told);
  });

  it.each([
    ['a missing field', { ...formData, cidade: undefined }, 'story_field_missing'],
    ['a field of spaces', { ...formData, cidade: '   ' }, 'story_field_missing'],
    ['an option that is none', { ...formData, tipoNegocio: 'Mineração' }, 'story_field_missing'],
    ['a long field', { ...formData, desafio: 'a'.repeat(401) }, 'story_field_too_long'],
    ['a number', { ...formData, nome: 7 }, 'invalid_input'],
    ['a NUL byte', { ...formData, nome: 'a\u0000' }, 'text_invalid'],
    [
      'words that say nothing',
      {
        nome: '-',
        tipoNegocio: 'Turismo',
        cidade: 'x',
        desafio: 'nada',
        solucao: 'não sei',
        resultado: 'ab',
      },
      'story_says_nothing',
    ],
  ])('refuses %s', async (what, wrong, code) => {
    const ana = await server.member(what);
    const body = { prompt: { id: 'empreendedor-local' }, formData: wrong };
    expect(await ana.call('generateStory', { body })).toMatchObject({ status: 400, body: { code } });
  });

  it('mends the spelling, says so, and lets it be', async () => {
    const ana = await server.member('grafia');
    const prompt = { id: 'empreendedor-local' };
    const hasty = { ...formData, desafio: 'nao tinha agua no sitio' };
    const { body: mended } = await ana.call('generateStory', { body: { prompt, formData: hasty } });
    expect(mended.mended).toEqual([
      { field: 'desafio', before: 'nao tinha agua no sitio', after: 'não tinha água no sítio' },
    ]);
    expect(mended.story).toMatch(/não tinha água no sítio/i);
    const { body: kept } = await ana.call('generateStory', {
      body: { prompt, formData: hasty, keepsSpelling: true },
    });
    expect(kept.mended).toEqual([]);
    expect(kept.story).toMatch(/nao tinha agua no sitio/i);
  });

  it('knows no other template', async () => {
    const ana = await server.member('modelo');
    const body = { prompt: { id: 'outro' }, formData };
    expect((await ana.call('generateStory', { body })).status).toBe(404);
  });
});

describe('sharing', () => {
  it('lists the story, gives the badge, and pays once per template through the game’s progress', async () => {
    const ana = await server.member('autora');
    const finish = (promptId: string) =>
      ana.call('saveProgress', {
        params: { gameId: 8 },
        body: { score: 100, isCompleted: true, data: { promptId } },
      });
    expect((await finish('empreendedor-local')).body.pointsEarned).toBe(0);
    const saved = await save(ana);
    expect(saved).toMatchObject({
      status: 201,
      body: { votes: 0, score: 100, newBadges: ['Contador de Histórias'] },
    });
    expect((await finish('empreendedor-local')).body).toMatchObject({ score: 100, pointsEarned: 100 });
    expect((await finish('empreendedor-local')).body.pointsEarned).toBe(0);
    expect((await finish('rede-cooperacao')).body.pointsEarned).toBe(0);
    const { body: list } = await ana.call('stories');
    expect(list[0]).toMatchObject({ title: 'Meu bordado', username: 'autora', category: 'Negócios' });
    expect((await ana.call('feed', { query: { topic: 'bordado' } })).body[0]).toMatchObject({
      type: 'story',
    });
  });

  it('happens once, however often the same is sent', async () => {
    const [ana, bia] = [await server.member('insistente'), await server.member('outra')];
    const runId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => save(ana, { runId })));
    const again = await save(ana, { runId });
    expect((await save(ana, { runId, title: 'Outro título' })).status).toBe(409);
    expect(new Set([...replies, again].map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set([...replies, again].map(({ body }) => body.id)).size).toBe(1);
    expect(again.body).toMatchObject({ title: 'Meu bordado', newBadges: [] });
    expect(replies.flatMap(({ body }) => body.newBadges)).toEqual(['Contador de Histórias']);
    expect((await save(bia, { runId })).body.id).not.toBe(again.body.id);
    const { body: list } = await bia.call('stories');
    expect(list.filter(({ userId }) => userId === ana.id)).toHaveLength(1);
  });

  it('sent again counts no second time against the day', async () => {
    const ana = await server.member('cheia');
    const runId = randomUUID();
    const first = await save(ana, { runId });
    for (let post = 1; post < fairness.postsPerDay; post++) await save(ana, { runId: randomUUID() });
    expect((await save(ana)).body).toMatchObject({ code: 'post_limit' });
    expect((await save(ana, { runId })).body.id).toBe(first.body.id);
  });

  it('counts five times a day; all stories are on the wall', async () => {
    const ana = await server.member('prolixa');
    const counted = async () => (await ana.call('account')).body.facts.stories;
    for (let story = 0; story < 7; story++) await save(ana, { content: `Era uma vez ${story} abelhas` });
    expect(await counted()).toBe(5);
    expect((await ana.call('stories')).body.filter(({ userId }) => userId === ana.id)).toHaveLength(7);
    server.clock.now += 24 * 3600 * 1000;
    await save(ana, { content: 'Era uma vez um enxame' });
    expect(await counted()).toBe(6);
  });

  it('is voted on like an idea: once, never one’s own', async () => {
    const [ana, bia] = [await server.member('a'), await server.member('b')];
    const params = { id: (await save(ana)).body.id };
    expect((await bia.call('voteStory', { params })).body).toMatchObject({ votes: 1 });
    expect(await bia.call('voteStory', { params })).toMatchObject({
      status: 409,
      body: { code: 'already_liked', message: 'Você já curtiu esta história.' },
    });
    expect(await ana.call('voteStory', { params })).toMatchObject({
      status: 409,
      body: { code: 'own_vote' },
    });
    expect((await bia.call('voteSubmission', { params })).status).toBe(404);
    const { body } = await bia.call('stories');
    expect(body.find(({ id }) => id === params.id)).toMatchObject({ votes: 1, score: 105, hasVoted: true });
    expect((await ana.call('me')).body.influenceScore).toBe(5);
  });

  it.each([
    ['no title', { title: ' ' }, 400],
    ['no text', { content: '' }, 400],
    ['a long text', { content: 'a'.repeat(6001) }, 400],
    ['an unknown template', { promptId: 'outro' }, 404],
    ['an id that is no uuid', { runId: 'uma' }, 400],
  ])('refuses %s', async (what, wrong, status) => {
    const ana = await server.member(`sem ${what}`);
    expect((await save(ana, wrong)).status).toBe(status);
  });
});
