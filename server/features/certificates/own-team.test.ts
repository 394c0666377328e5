import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectMembers } from '#server/testing/connect-members.ts';
import { leadTeam } from '#server/testing/lead-team.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers } from '#server/testing/village.ts';

let server: TestApp;
let village: TestMember[];
beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 10);
  await connectRound(server, village, [1, 2]);
  await server.app.network.refresh();
}, 60_000);
afterAll(() => server.close());

const lead = async (quizId: number, people: readonly TestMember[]) =>
  expect(await leadTeam(quizId, people)).toBe(200);

const titles = async (member: TestMember) =>
  (await member.call('certificates')).body.map(({ title }) => title);
const mentorOf = async (member: TestMember) =>
  (await member.call('account')).body.badges.some(({ id }) => id === 'mentor');

it('a team of somebody and two accounts of their own is certified to nobody, and makes no mentor', {
  timeout: 120_000,
}, async () => {
  const [known, neighbour] = village as [TestMember, TestMember];
  const own = await establishedMembers(server, 'conta', 2);
  for (const quizId of [1, 2, 3]) await lead(quizId, [known, ...own]);
  await server.app.network.refresh();
  expect(await titles(known)).not.toContain('Liderança de equipe');
  expect((await known.call('makeCertificate', { body: { kind: 'team', ref: '1' } })).status).toBe(404);
  expect(await mentorOf(known)).toBe(false);

  // A neighbour beside one of them, and it is a team; so are the others once somebody else knows who was in them.
  await lead(1, [known, neighbour, own[0] as TestMember]);
  expect(await mentorOf(known)).toBe(true);
  // Somebody else ended the challenge: the one who led it is told.
  const { notices } = (await known.call('notices')).body;
  expect(notices.filter(({ kind }) => kind === 'badge').map(({ about }) => about)).toContain('Mentor');
  const teams = async () => (await titles(known)).filter((title) => title === 'Liderança de equipe').length;
  expect(await teams()).toBe(1);
  const { body } = await known.call('makeCertificate', { body: { kind: 'team', ref: '1' } });
  await connectMembers(own[1] as TestMember, village[6] as TestMember);
  await server.app.network.refresh();
  expect(await teams()).toBe(3);

  // What was published stays when the neighbour is no longer seen.
  await neighbour.call('deleteAccount', { body: { password: 'segredo' } });
  await server.app.network.refresh();
  expect((await server.call('certificate', { params: { code: body.code ?? '' } })).status).toBe(200);
});
