import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const hour = 3600 * 1000;

let server: TestApp;
let carer: TestMember;
beforeAll(async () => {
  server = await startTestApp({ coordinators: ['quem cuida'] });
  carer = await server.member('quem cuida');
});
afterAll(() => server.close());

it('whom somebody named is not read by who signs in with a code that somebody else made', async () => {
  const [ana, bia, caio] = [
    await server.member('ana'),
    await server.member('bia'),
    await server.member('caio'),
  ];
  const endsAt = new Date(server.clock.now + 24 * hour).toISOString();
  const body = { questions: usualQuestions, endsAt };
  const { id } = (await carer.call('openRound', { params: { id: 1 }, body })).body;
  const answer = (token: string, question: number, named: number, outside: string[] = []) =>
    server.call('answerRound', { token, params: { id, question }, body: { people: [named], outside } });
  await answer(ana.token, 0, bia.id, ['Dona Zefa']);
  await answer(ana.token, 1, bia.id);
  server.clock.now += hour;

  const { code } = (await carer.call('makeRecovery', { params: { id: ana.id } })).body;
  const { token } = (await server.call('recover', { body: { code, password: 'de outra pessoa' } })).body;
  const answers = async () => (await server.call('currentRound', { token })).body.answers;
  const file = async () => (await server.call('accountExport', { token })).body;
  expect(await answers()).toEqual([]);
  expect(await file()).toMatchObject({
    roundAnswers: [
      { round_id: id, question: 0, outside: null },
      { round_id: id, question: 1, outside: null },
    ],
    roundNames: [],
  });
  expect(JSON.stringify(await file())).not.toContain('Zefa');

  // What is answered from now on is the person's own again; what was answered before stays answered.
  await answer(token, 1, caio.id);
  expect(await answers()).toMatchObject([{ question: 1, people: [{ id: caio.id }] }]);
  expect((await file()).roundNames).toEqual([{ round_id: id, question: 1, named_id: caio.id }]);
  const kept = await server.database.db.selectFrom('round_names').select(['question', 'named_id']).execute();
  expect(kept).toContainEqual({ question: 0, named_id: bia.id });
});
