import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour } from '#core/progress/day.ts';
import { flipRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from '#server/testing/connect-members.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember, testPassword } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newsOf = async (member: TestMember) => (await member.call('news')).body;
const publish = async (member: TestMember, answer: string) =>
  (await member.call('submit', { body: { question: 'P?', answer } })).body.submission.id;
const nextDay = () => {
  server.clock.now += 24 * hour;
};

describe('what is new', () => {
  it('is nothing on the first visit, and what came since on the next', async () => {
    const [ana, rita] = [await server.member('ana'), await server.member('rita')];
    const id = await publish(ana, 'Vender o mel junto');
    expect(await newsOf(ana)).toEqual([]);
    server.clock.now += 1;
    await rita.call('reply', { params: { id }, body: { text: 'Eu entro' } });
    await rita.call('voteSubmission', { params: { id } });
    await rita.call('connect', { params: { id: ana.id } });
    const [novo, oculta] = [await server.member('novo'), await server.member('oculta')];
    await oculta.call('updateAccount', { body: { hideFromRanking: true } });
    await novo.call('me');
    expect(await newsOf(ana)).toEqual([]);
    nextDay();
    const lines = await newsOf(ana);
    const path = `/community?publicacao=${id}`;
    expect(lines).toEqual([
      { kind: 'replies', count: 1, names: ['rita'], about: 'Vender o mel junto', path },
      { kind: 'asked', count: 1, names: ['rita'], about: '', path: expect.any(String) },
      { kind: 'votes', count: 1, names: [], about: 'Vender o mel junto', path },
      { kind: 'joined', count: 2, names: ['novo'], about: '', path: '/community' },
    ]);
    server.clock.now += 3 * hour;
    expect(await newsOf(ana)).toEqual(lines);
    server.clock.now += hour;
    expect(await newsOf(ana)).toEqual([]);
  });

  it('tells of a team, folds what is much, and names nobody who hides', async () => {
    const [ana, bia, caio] = [
      await server.member('ana t'),
      await server.member('bia t'),
      await server.member('caio t'),
    ];
    const { body: team } = await ana.call('createTeam', { params: { quizId: 1 } });
    const place = { quizId: 1, teamId: team.id };
    for (const one of [bia, caio]) await one.call('joinTeam', { params: place });
    const ids = [await publish(ana, 'Um silo para todos'), await publish(ana, 'Uma feira à noite')];
    await newsOf(ana);
    nextDay();
    await bia.call('updateAccount', { body: { hideFromRanking: true } });
    for (const one of [bia, caio]) await one.call('sendTeamMessage', { params: place, body: { text: 'Oi' } });
    for (const id of ids) await bia.call('reply', { params: { id }, body: { text: 'Boa' } });
    nextDay();
    expect(await newsOf(ana)).toMatchObject([
      { kind: 'replies', count: 2, names: [], path: '/avisos' },
      { kind: 'team', count: 2, names: ['caio t'] },
    ]);
  });
});

describe('when everything is new at once', () => {
  it('nothing is left out', async () => {
    const [ana, bia, caio] = [
      await server.member('ana s'),
      await server.member('bia s'),
      await server.member('caio s'),
    ];
    const { body: team } = await ana.call('createTeam', { params: { quizId: 1 } });
    const place = { quizId: 1, teamId: team.id };
    await bia.call('joinTeam', { params: place });
    const id = await publish(ana, 'Um poço para todos');
    await ana.call('connect', { params: { id: bia.id } });
    await newsOf(ana);
    nextDay();
    await bia.call('sendTeamMessage', { params: place, body: { text: 'Oi' } });
    await bia.call('reply', { params: { id }, body: { text: 'Boa' } });
    await bia.call('voteSubmission', { params: { id } });
    await bia.call('connect', { params: { id: ana.id } });
    await caio.call('connect', { params: { id: ana.id } });
    await (await server.member('novo s')).call('me');
    nextDay();
    const lines = await newsOf(ana);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'replies',
      'team',
      'asked',
      'accepted',
      'votes',
      'joined',
    ]);
    expect(lines.slice(2, 4)).toMatchObject([{ names: ['caio s'] }, { names: ['bia s'] }]);
  });
});

describe('who has come to live here', () => {
  it('is news also where it was a move, and by the day of the move', async () => {
    const [cuida, longe] = [await server.member('cuida'), await server.member('longe')];
    await makeCarer(server.database.db, cuida.id);
    const picos = await makeCommunity(server, cuida, 'Mel de Picos');
    const ana = await server.member('ana de picos');
    await picos.settle(ana);
    await newsOf(ana);
    nextDay();
    await picos.settle(longe);
    nextDay();
    expect(await newsOf(ana)).toMatchObject([{ kind: 'joined', count: 1, names: ['longe'] }]);
    nextDay();
    expect(await newsOf(ana)).toEqual([]);
  });
});

describe('activities', () => {
  it('name people and things as they may be named when they are read', async () => {
    const [ana, rita] = [await server.member('ana a'), await server.member('rita a')];
    const id = await publish(ana, 'Secar café no terreiro');
    await rita.call('voteSubmission', { params: { id } });
    await connectMembers(ana, rita);
    await rita.call('saveProgress', { params: { gameId: 7 }, body: flipRun('solucoes') });
    const { body: played } = await rita.call('activities', { params: { id: rita.id } });
    expect(played[0]?.description).toBe('Você concluiu o Flip de Produtividade: Soluções do Campo');
    const told = async () =>
      (await ana.call('activities', { params: { id: ana.id } })).body.map(({ description }) => description);
    const things = [
      'Sua ideia “Secar café no terreiro” recebeu um voto',
      'Você compartilhou uma ideia na Voz da Rota: “Secar café no terreiro”',
    ];
    expect(await told()).toEqual(['Você e rita a se conectaram', ...things]);
    await rita.call('updateAccount', { body: { hideFromRanking: true } });
    expect(await told()).toEqual(['Você fez uma nova conexão', ...things]);
    await rita.call('updateAccount', { body: { hideFromRanking: false } });
    await rita.call('deleteAccount', { body: { password: testPassword } });
    expect(await told()).toEqual(['Você fez uma nova conexão', ...things]);
  });
});
