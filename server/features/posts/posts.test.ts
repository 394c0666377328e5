import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promptQuestions } from '#core/content/voz-rota.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const submit = async (member: TestMember, answer: string) =>
  (await member.call('submit', { body: { question: 'O que falta aqui?', answer, type: 'text' } })).body;

describe('ideas', () => {
  it('are published, paid, and listed newest first with the voter’s own eyes', async () => {
    const ana = await server.member('ana');
    const bia = await server.member('bia');
    const first = await submit(ana, '  Uma feira no sábado  ');
    expect(first).toMatchObject({
      pointsEarned: 25,
      submission: { answer: 'Uma feira no sábado', votes: 0 },
    });
    await submit(bia, 'Um tanque de leite para todos');
    await bia.call('voteSubmission', { params: { id: first.submission.id } });
    const { body } = await bia.call('submissions', { query: { limit: '2' } });
    expect(body).toMatchObject([
      { username: 'bia', answer: 'Um tanque de leite para todos', votes: 0, hasVoted: false },
      {
        username: 'ana',
        userId: ana.id,
        question: 'O que falta aqui?',
        votes: 1,
        hasVoted: true,
        type: 'text',
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('are paid five a day; the sixth is published for nothing, the next day pays again', async () => {
    const ana = await server.member('animada');
    const earned = [];
    for (let count = 0; count < 6; count++) earned.push((await submit(ana, `Ideia ${count}`)).pointsEarned);
    expect(earned).toEqual([25, 25, 25, 25, 25, 0]);
    server.clock.now += day;
    expect((await submit(ana, 'Mais uma')).pointsEarned).toBe(25);
  });

  it('are not used up by stories', async () => {
    const ana = await server.member('contadora');
    for (let count = 0; count < 5; count++) {
      const body = {
        title: 'Minha',
        content: `História ${count}`,
        category: '',
        promptId: 'rede-cooperacao',
      };
      expect((await ana.call('saveStory', { body })).status).toBe(201);
    }
    expect((await submit(ana, 'Um poço')).pointsEarned).toBe(25);
  });

  it.each([
    ['without words', ['x', 'Aaaaaa!', '...', '12345']],
    ['said again', ['Um poço novo', 'um POCO, novo!']],
    [
      'almost said again',
      [
        'Trocar sementes crioulas na feira de domingo com os vizinhos da serra',
        'Trocar mudas crioulas na feira de domingo com os vizinhos da serra',
        'Na feira de domingo, com os vizinhos da serra, trocar sementes crioulas mesmo, gente',
      ],
    ],
  ])('%s are published and count for nothing', async (what, texts) => {
    const ana = await server.member(`vazia ${what}`);
    const before = what === 'without words' ? 0 : 1;
    const replies = [];
    for (const text of texts) {
      replies.push(await submit(ana, text));
      server.clock.now += day;
    }
    for (const reply of replies.slice(before)) {
      expect(reply).toMatchObject({
        pointsEarned: 0,
        newBadges: [],
        notice: expect.stringContaining('palavras'),
      });
    }
    const { body } = await ana.call('account');
    expect(body).toMatchObject({ influenceScore: 25 * before, facts: { ideas: before, activities: before } });
    expect((await ana.call('submissions', { query: { limit: '1' } })).body[0]?.answer).toBe(texts.at(-1));
  });

  it('numbered are one idea from the second day on', async () => {
    const ana = await server.member('numeradora');
    const earned = [];
    for (let number = 1; number <= 15; number++) {
      earned.push((await submit(ana, `Ideia ${number} para a nossa feira da vila`)).pointsEarned);
      if (number % 5 === 0) server.clock.now += day;
    }
    expect(earned).toEqual([...Array(5).fill(25), ...Array(10).fill(0)]);
  });

  it('numbered all day are one idea after the first five; another one counts', async () => {
    const ana = await server.member('numeradora do dia');
    const counted = async () => (await ana.call('account')).body.facts.ideas;
    for (let number = 1; number <= 9; number++)
      await submit(ana, `Ideia ${number} para a nossa feira da vila`);
    expect(await counted()).toBe(5);
    await submit(ana, 'Um viveiro de mudas atrás da escola');
    expect(await counted()).toBe(6);
  });

  it('that two people have are paid to both', async () => {
    for (const name of ['quem pensou', 'quem também pensou']) {
      const { pointsEarned } = await submit(
        await server.member(name),
        'Melhorar as estradas da nossa região',
      );
      expect(pointsEarned).toBe(25);
    }
  });

  it('under the run id of a story are refused', async () => {
    const ana = await server.member('trocada');
    const runId = randomUUID();
    const story = {
      title: 'Minha',
      content: 'Era uma vez',
      category: '',
      promptId: 'rede-cooperacao',
      runId,
    };
    await ana.call('saveStory', { body: story });
    const reply = await ana.call('submit', { body: { question: 'P?', answer: 'Um poço', runId } });
    expect(reply.status).toBe(409);
  });

  it('are published once under one run id, however often they are sent', async () => {
    const ana = await server.member('insistente');
    const body = { question: 'O que falta aqui?', answer: 'Um poço', runId: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 6 }, () => ana.call('submit', { body })));
    replies.push(await ana.call('submit', { body }));
    expect(new Set(replies.map((reply) => reply.body.submission.id)).size).toBe(1);
    expect(replies.map((reply) => reply.body.pointsEarned)).toEqual(replies.map(() => 25));
    const stats = await ana.call('userStats', { params: { id: ana.id } });
    expect(stats.body.influenceScore).toBe(25);
  });

  it('are paid five a day even when ten come at once', async () => {
    const ana = await server.member('apressada');
    const all = await Promise.all(Array.from({ length: 10 }, (_, count) => submit(ana, `Ideia ${count}`)));
    expect(all.reduce((sum, { pointsEarned }) => sum + pointsEarned, 0)).toBe(125);
  });

  it.each([
    ['nothing', undefined, 400, 'missing_fields'],
    ['an empty answer', { question: 'P?', answer: '  \n ' }, 400, 'answer_empty'],
    ['a long answer', { question: 'P?', answer: 'a'.repeat(1001) }, 400, 'answer_too_long'],
    ['audio', { question: 'P?', answer: 'a', type: 'audio' }, 400, 'media_unavailable'],
    ['a NUL byte', { question: 'P?', answer: 'a\u0000b' }, 400, 'text_invalid'],
  ])('are refused for %s', async (what, body, status, code) => {
    const ana = await server.member(`recusa ${what}`);
    const reply = await ana.call('submit', { ...(body ? { body } : {}) });
    expect(reply).toMatchObject({ status, body: { code } });
  });

  it('keep a sentence of another script, emoji and line breaks as they were written', async () => {
    const ana = await server.member('poliglota');
    const text = 'Olá 👩🏽‍🌾\nمرحبا — “açaí”';
    expect((await submit(ana, text)).submission.answer).toBe(text);
  });
});

describe('votes', () => {
  it('count once a person, never one’s own, and pay the author five points', async () => {
    const ana = await server.member('autora');
    const bia = await server.member('eleitora');
    const { submission } = await submit(ana, 'Vote em mim');
    const params = { id: submission.id };
    const ok = await bia.call('voteSubmission', { params, body: { userId: ana.id } });
    expect(ok).toMatchObject({ status: 200, body: { votes: 1, hasVoted: true } });
    expect(await bia.call('voteSubmission', { params })).toMatchObject({
      status: 409,
      body: { code: 'already_voted', message: 'Você já votou nesta ideia.' },
    });
    expect(await ana.call('voteSubmission', { params })).toMatchObject({
      status: 409,
      body: { code: 'own_vote' },
    });
    expect((await bia.call('voteSubmission', { params: { id: 999_999 } })).status).toBe(404);
    expect((await ana.call('me')).body.influenceScore).toBe(30);
    const { body } = await ana.call('activities', { params: { id: ana.id } });
    expect(body[0]).toMatchObject({
      type: 'vote_received',
      points: 5,
      description: 'Sua ideia “Vote em mim” recebeu um voto',
    });
    expect(JSON.stringify(body)).not.toContain('voter');
  });

  it('of one person for one author pay three a day; more count, and the voter is told', async () => {
    const [ana, bia] = [await server.member('autora3'), await server.member('segunda conta')];
    const notices = [];
    for (let count = 0; count < 5; count++) {
      const { submission } = await submit(ana, `Ideia ${count}`);
      const { body } = await bia.call('voteSubmission', { params: { id: submission.id } });
      expect(body.votes).toBe(1);
      notices.push(body.notice);
    }
    expect(notices).toEqual([
      null,
      null,
      null,
      expect.stringContaining('justiça'),
      expect.stringContaining('justiça'),
    ]);
    expect((await ana.call('me')).body.influenceScore).toBe(5 * 25 + 3 * 5);
    server.clock.now += day;
    const { submission } = await submit(ana, 'Outro dia');
    expect((await bia.call('voteSubmission', { params: { id: submission.id } })).body.notice).toBeNull();
  });

  it('of one person at once count once', async () => {
    const ana = await server.member('autora2');
    const bia = await server.member('eleitora2');
    const { submission } = await submit(ana, 'Vote muito');
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => bia.call('voteSubmission', { params: { id: submission.id } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ana.call('me')).body.influenceScore).toBe(30);
  });

  it('of many people at once all count, and those of ten newcomers are paid', async () => {
    const ana = await server.member('famosa');
    const { submission } = await submit(ana, 'Ideia famosa');
    const voters = await Promise.all(Array.from({ length: 12 }, (_, count) => server.member(`povo${count}`)));
    await Promise.all(voters.map((voter) => voter.call('voteSubmission', { params: { id: submission.id } })));
    const { body } = await ana.call('me');
    expect(body).toMatchObject({ influenceScore: 25 + 10 * 5, badges: [] });
  });
});

describe('Voz da Rota', () => {
  it('is completed by who has published, and scored by the votes the server counts', async () => {
    const ana = await server.member('voz');
    const finish = (data: object) =>
      ana.call('saveProgress', {
        params: { gameId: 4 },
        body: { score: 9999, isCompleted: true, gameData: data },
      });
    const data = { questionId: 'inovacao', submissionType: 'text', votesReceived: 500 };
    expect((await finish(data)).body).toMatchObject({ pointsEarned: 0, progress: { isCompleted: false } });
    const question = promptQuestions[2].question;
    const { body } = await ana.call('submit', { body: { question, answer: 'Anotar os custos' } });
    const voters = await Promise.all(['v1', 'v2'].map((name) => server.member(name)));
    for (const voter of voters) await voter.call('voteSubmission', { params: { id: body.submission.id } });
    expect((await finish(data)).body).toMatchObject({
      score: 140,
      pointsEarned: 100,
      progress: { score: 140 },
    });
    expect((await finish(data)).body.pointsEarned).toBe(0);
    expect((await finish({ questionId: 'infraestrutura' })).body.pointsEarned).toBe(0);
    expect((await finish({ questionId: { $ne: 1 } })).status).toBe(400);
  });
});

describe('the feed', () => {
  it('follows a topic, whatever its accents and capitals', async () => {
    const ana = await server.member('assunto');
    await submit(ana, 'Vamos falar de #Café na serra');
    await submit(ana, 'Outro assunto: #mel');
    await submit(ana, 'Mais #cafe, por favor');
    const { body } = await ana.call('feed', { query: { topic: '#CAFÉ' } });
    expect(body.map(({ text }) => text)).toEqual(['Mais #cafe, por favor', 'Vamos falar de #Café na serra']);
    const older = await ana.call('feed', { query: { topic: 'cafe', before: String(body[0]?.id) } });
    expect(older.body).toHaveLength(1);
    // Each person counts once a week, however often they write it.
    const cafe = async () => (await ana.call('community')).body.topics.find(({ key }) => key === 'cafe');
    expect(await cafe()).toEqual({ key: 'cafe', tag: 'Café', posts: 1 });
    await submit(await server.member('vizinha do assunto'), 'Eu também planto #café');
    expect((await cafe())?.posts).toBe(2);
    server.clock.now += 7 * 24 * 3600 * 1000;
    await submit(ana, 'O #café floriu de novo');
    expect((await cafe())?.posts).toBe(3);
    await ana.call('deleteAccount', { body: { password: testPassword } });
    const reader = await server.member('leitora');
    const topics = async () => (await reader.call('community')).body.topics;
    expect(await topics()).toContainEqual({ key: 'cafe', tag: 'Café', posts: 1 });
    // Five weeks are looked at, this one included.
    server.clock.now += 3 * 7 * day;
    expect((await topics()).map(({ key }) => key)).toContain('cafe');
    server.clock.now += 7 * day;
    expect((await topics()).map(({ key }) => key)).not.toContain('cafe');
  });

  it.each([
    { limit: 'abc' },
    { limit: '-1' },
    { before: '0' },
    { before: '99999999999' },
    { topic: 'x'.repeat(200) },
  ])('refuses %s', async (query) => {
    const ana = await server.member(`feed ${JSON.stringify(query).slice(0, 20)}`);
    expect((await ana.call('feed', { query })).status).toBe(400);
  });
});

describe('the community', () => {
  it('is counted as it grows', async () => {
    const fresh = await startTestApp();
    const [ana, bia] = [await fresh.member('ana'), await fresh.member('bia')];
    await fresh.member('calada');
    await ana.call('submit', { body: { question: 'P?', answer: 'Oi, gente' } });
    await ana.call('submit', { body: { question: 'P?', answer: 'Oi de novo' } });
    await bia.call('voteSubmission', { params: { id: 1 } });
    expect((await ana.call('community')).body).toMatchObject({
      posts: 2,
      participation: 67,
      activeUsers: 2,
      topContributor: { username: 'ana', contributions: 2 },
    });
    await ana.call('updateAccount', { body: { hideFromRanking: true } });
    const named = async (member: TestMember) =>
      (await member.call('community')).body.topContributor?.username;
    expect(await named(bia)).toBe('Membro reservado');
    expect(await named(ana)).toBe('ana');
    fresh.clock.now += 20 * day;
    await ana.call('submit', { body: { question: 'P?', answer: 'Voltei' } });
    fresh.clock.now += 29 * day;
    expect((await ana.call('community')).body).toMatchObject({ posts: 3, activeUsers: 1 });
    fresh.clock.now += day;
    expect((await ana.call('community')).body).toMatchObject({ posts: 3, activeUsers: 0 });
    // Whoever plays here for longer than a day is named before somebody who only wrote a lot.
    await bia.call('submit', { body: { question: 'P?', answer: 'Bom dia' } });
    const { db } = fresh.database;
    await db.updateTable('standings').set({ established_at: 1 }).where('user_id', '=', bia.id).execute();
    expect(await named(ana)).toBe('bia');
    await fresh.close();
  });
});
