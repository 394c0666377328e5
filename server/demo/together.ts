import { collaborativeQuizzes } from '#core/content/rede-saberes.ts';
import { type DemoMember, hour, meetFirst, pickGroup, type Scene } from './scene.ts';
import { teamAnswers } from './team-answers.ts';

/** Two people connect, unless they did before: one asks, the other says yes. */
export async function connect(scene: Scene): Promise<void> {
  const [one, other] = pickGroup(scene, 2);
  if (!one || !other || !meetFirst(scene, one, other)) return;
  await scene.call('connect', { token: one.token, params: { id: other.id } });
  await scene.call('connect', { token: other.token, params: { id: one.id } });
}

/** Somebody would like to connect with the one who signs in, and waits for the answer. */
export async function askFirst(scene: Scene): Promise<void> {
  const [first, ...others] = scene.members;
  const asker = others.findLast((member) => first && meetFirst(scene, member, first));
  if (first && asker) await scene.call('connect', { token: asker.token, params: { id: first.id } });
}

/** Three people solve a challenge together. */
export async function solveTogether(scene: Scene): Promise<void> {
  const group = pickGroup(scene, 3);
  const team = await formTeam(scene, group);
  for (const member of group) await answer(scene, member, team);
  await scene.call('completeTeam', { token: group[0]?.token ?? '', params: team });
  for (const one of group) for (const other of group) if (one !== other) meetFirst(scene, one, other);
}

/** One or two people begin a challenge and wait for partners; never the one who signs in, who may join them. */
export async function waitForPartners(scene: Scene): Promise<void> {
  const others = { ...scene, members: scene.members.slice(1) };
  const group = pickGroup(others, 1 + scene.pick(2));
  const team = await formTeam(scene, group);
  for (const member of group) await answer(scene, member, team);
}

type Team = { quizId: number; teamId: number };

async function formTeam({ call, clock, pick }: Scene, group: readonly DemoMember[]): Promise<Team> {
  const [leader, ...others] = group;
  const quizId = collaborativeQuizzes[pick(collaborativeQuizzes.length)]?.id ?? 1;
  const { id: teamId } = await call('createTeam', { token: leader?.token ?? '', params: { quizId } });
  for (const { token } of others) {
    clock.now += hour / 12;
    await call('joinTeam', { token, params: { quizId, teamId } });
  }
  return { quizId, teamId };
}

async function answer({ call }: Scene, { token }: DemoMember, team: Team): Promise<void> {
  const { userPart: part } = await call('team', { token, params: team });
  const text = teamAnswers[team.quizId]?.[part - 1] ?? '';
  await call('writeAnswer', { token, params: { ...team, part }, body: { answer: text } });
}
