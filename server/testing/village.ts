import { jornadaRun } from '#server/demo/honest-runs.ts';
import { connectMembers } from './connect-members.ts';
import type { TestApp, TestMember } from './test-app.ts';

const day = 24 * 3600 * 1000;

/** Plays a game to its end. */
export const play = (member: TestMember) =>
  member.call('saveProgress', { params: { gameId: 2 }, body: jornadaRun() });

/** Publishes an idea. */
export async function publish(member: TestMember, answer: string): Promise<number> {
  const { body } = await member.call('submit', { body: { question: 'O que falta na feira?', answer } });
  return body.submission.id;
}

/** Members who have played and come back a day later: what they give counts. */
export async function establishedMembers(app: TestApp, prefix: string, count: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let index = 0; index < count; index++) members.push(await app.member(`${prefix}${index}`));
  for (const member of members) await play(member);
  app.clock.now += day;
  for (const member of members) await play(member);
  return members;
}

/** Everybody of a circle meets those who come so many places later, a few each day. */
export async function connectRound(
  app: TestApp,
  circle: readonly TestMember[],
  steps: readonly number[],
): Promise<void> {
  for (const step of steps)
    for (const [index, one] of circle.entries()) {
      const other = circle[(index + step) % circle.length];
      if (other) await connectMembers(one, other);
      app.clock.now += day / 2;
    }
}
