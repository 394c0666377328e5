import type { FastifyInstance } from 'fastify';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';
import { validCalls, type World } from './valid-calls.ts';

/** A community of two in which there is one of everything that calls can name, and the token of the first. */
export async function makeWorld(app: FastifyInstance): Promise<{ world: World; token: string }> {
  const call = async <N extends CallName>(name: N, options: CallOptions): Promise<Answer<N>> =>
    (await callApp(app, name, options)).body as Answer<N>;
  const register = (username: string) =>
    call('register', { body: { username, email: `${username}@exemplo.com`, password: 'segredo' } });
  const member = await register('primeira');
  const other = await register('segunda');
  const { token } = member;
  const empty = { memberId: member.user.id, otherId: other.user.id } as World;
  const { submission } = await call('submit', { token: other.token, ...validCalls.submit() });
  const story = await call('saveStory', { token: other.token, ...validCalls.saveStory() });
  const answered = await call('reply', {
    token: other.token,
    params: { id: submission.id },
    body: { text: 'Falta mesmo' },
  });
  const team = await call('createTeam', { token, ...validCalls.createTeam() });
  const talk = await call('startChallenge', { token, ...validCalls.startChallenge() });
  await call('requestReview', { token, ...validCalls.requestReview() });
  return {
    token,
    world: {
      ...empty,
      ideaId: submission.id,
      storyId: story.id,
      teamId: team.id,
      part: team.userPart,
      conversationId: talk.id,
      reviewId: 1,
      roundId: 1,
      replyId: answered.id,
    },
  };
}
