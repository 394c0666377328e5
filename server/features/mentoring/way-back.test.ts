import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const hour = 3600 * 1000;

let server: TestApp;
let carer: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  carer = await server.member('quem cuida');
});
afterAll(() => server.close());

it('what two people told each other is not read by who signs in with a code that somebody else made', async () => {
  const [mentor, learner] = [await server.member('mentora'), await server.member('aprendiz')];
  const { db } = server.database;
  await db
    .insertInto('mentor_offers')
    .values({ user_id: mentor.id, body: 'Posso ajudar', offered_at: server.clock.now })
    .execute();
  const body = { goal: 'Sair da dívida com o atravessador' };
  const { id } = (await learner.call('askMentor', { params: { id: mentor.id }, body })).body;
  await mentor.call('stepMentoring', { params: { id }, body: { step: 'accept' } });
  const say = (token: string, text: string) =>
    server.call('sendMentoringMessage', { token, params: { id }, body: { text } });
  await say(learner.token, 'Devo três mil e ninguém sabe');
  await say(mentor.token, 'Fica entre nós');
  server.clock.now += hour;

  const { code } = (await carer.call('makeRecovery', { params: { id: learner.id } })).body;
  const { token } = (await server.call('recover', { body: { code, password: 'de outra pessoa' } })).body;
  const thread = async (reader: string) =>
    (await server.call('mentoringMessages', { token: reader, params: { id } })).body.map(({ text }) => text);
  expect(await thread(token)).toEqual([]);
  expect((await server.call('mentors', { token })).body.mentorings).toMatchObject([{ id, goal: '' }]);
  const file = JSON.stringify((await server.call('accountExport', { token })).body);
  expect(file).toContain('"mentoringMessages":[{');
  expect(file).not.toMatch(/dívida|três mil/);
  expect(await thread(mentor.token)).toHaveLength(2);

  // From now on the two talk as before.
  await say(token, 'Sou eu de novo');
  expect(await thread(token)).toEqual(['Sou eu de novo']);
  const finish = { params: { id }, body: { step: 'finish' as const } };
  expect((await server.call('stepMentoring', { token, ...finish })).body).toMatchObject({ goal: '' });
});
