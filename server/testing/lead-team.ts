import { teamAnswers } from '#server/demo/team-answers.ts';
import type { TestMember } from './test-app.ts';

/** The first of three leads a team of them to the end of a challenge, which the last one ends; what that was answered. */
export async function leadTeam(quizId: number, people: readonly TestMember[]): Promise<number> {
  const [leader, ...others] = people as [TestMember, ...TestMember[]];
  const { body: team } = await leader.call('createTeam', { params: { quizId } });
  const params = { quizId, teamId: team.id };
  for (const other of others) await other.call('joinTeam', { params });
  for (const one of people) {
    const part = (await one.call('team', { params })).body.userPart;
    await one.call('writeAnswer', {
      params: { ...params, part },
      body: { answer: teamAnswers[quizId]?.[part - 1] },
    });
  }
  return (await (others.at(-1) ?? leader).call('completeTeam', { params })).status;
}
