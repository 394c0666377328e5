import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectMembers } from '#server/testing/connect-members.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { connectRound, establishedMembers } from '#server/testing/village.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let village: TestMember[];
beforeAll(async () => {
  server = await startTestApp();
  village = await establishedMembers(server, 'vila', 9);
  await connectRound(server, village, [1, 2]);
  await server.app.network.refresh();
}, 60_000);
afterAll(() => server.close());

const parts = 'ba be bi bo bu da de di do du fa fe fi fo fu ga go gu la le'.split(' ');
let written = 0;

/** Five words that nobody ever wrote, and that mean nothing. */
async function salad(member: TestMember) {
  const first = 5 * written++;
  const words = [0, 1, 2, 3, 4].map((at) => {
    const word = first + at;
    return `${parts[word % parts.length]}${parts[Math.floor(word / parts.length) % parts.length]}ta`;
  });
  const { body } = await member.call('submit', {
    body: { question: 'O que falta?', answer: words.join(' ') },
  });
  return { id: body.submission.id, points: body.pointsEarned, notice: body.notice };
}

/** Five ideas a day, for so many days. */
async function write(member: TestMember, days: number): Promise<number> {
  let points = 0;
  for (let one = 0; one < days; one++) {
    server.clock.now += day;
    for (let idea = 0; idea < 5; idea++) points += (await salad(member)).points;
  }
  return points;
}

const scoreOf = async (member: TestMember) => (await member.call('me')).body.influenceScore;
const vote = (member: TestMember, id: number) => member.call('voteSubmission', { params: { id } });

it('ideas that nobody votes for or answers are paid ten times, then with their first vote', {
  timeout: 60_000,
}, async () => {
  const [writer, neighbour] = village as [TestMember, TestMember];
  expect(await write(writer, 4)).toBe(10 * 25);
  server.clock.now += day;
  const waiting = await salad(writer);
  // It is said whose vote brings the points: of whom nobody knows none does.
  const notice = expect.stringContaining('de alguém conhecido na comunidade');
  expect(waiting).toMatchObject({ points: 0, notice });

  // An account of one's own is nobody.
  const [own] = (await establishedMembers(server, 'conta', 1)) as [TestMember];
  const before = await scoreOf(writer);
  await vote(own, waiting.id);
  expect(await scoreOf(writer)).toBe(before + 5);
  // Nor is who has just come; what they give is worth what it is worth to everybody.
  const fresh = await server.member('recém-chegada');
  await connectMembers(fresh, village[5] as TestMember);
  await connectMembers(fresh, village[6] as TestMember);
  await server.app.network.refresh();
  await vote(fresh, waiting.id);
  expect(await scoreOf(writer)).toBe(before + 5 + 5);
  await vote(neighbour, waiting.id);
  expect(await scoreOf(writer)).toBe(before + 5 + 5 + 5 + 25);
  const { body } = await writer.call('activities', { params: { id: writer.id } });
  expect(body.map(({ description }) => description)).toContainEqual(
    expect.stringContaining('agora vale pontos'),
  );
  await vote(village[3] as TestMember, waiting.id);
  expect(await scoreOf(writer)).toBe(before + 5 + 5 + 5 + 25 + 5);
  // Who was heard is paid at once again.
  server.clock.now += day;
  expect(await salad(writer)).toMatchObject({ points: 25, notice: null });
});

it('a vote of who has just come does not bring what waits, among few either', async () => {
  const few = await startTestApp();
  const [ana, bia] = [await few.member('ana'), await few.member('bia')];
  for (let idea = 0; idea < 10; idea++) {
    if (idea % 5 === 0) few.clock.now += day;
    await salad(ana);
  }
  few.clock.now += day;
  const { id, points } = await salad(ana);
  const before = await scoreOf(ana);
  await vote(bia, id);
  expect([points, await scoreOf(ana)]).toEqual([0, before + 5]);
  await few.close();
});

it('an answer is enough to be heard', { timeout: 60_000 }, async () => {
  const [, , writer, , neighbour] = village as TestMember[] as [never, never, TestMember, never, TestMember];
  expect(await write(writer, 2)).toBe(10 * 25);
  server.clock.now += day;
  const { id } = await salad(writer);
  await neighbour.call('reply', { params: { id }, body: { text: 'Boa, vamos ver isso na reunião' } });
  expect((await salad(writer)).points).toBe(25);
});
