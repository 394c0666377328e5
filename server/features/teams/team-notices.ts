import { quizBank } from '#core/content/rede-saberes.ts';
import type { Answer } from '#core/contract/index.ts';
import { lacksOf } from '#core/games/rede-saberes/rules.ts';
import type { TeamRow, Tx } from '#server/db/schema.ts';
import type { NewNotice } from '#server/live/notice-queries.ts';
import { notify, withdrawNotice } from '#server/live/notices.ts';

type Desk = Answer<'team'>;
type Quiz = (typeof quizBank)[number];

/** What a notice says of a team: of one kind there is one of each team. */
export const aboutTeam = (
  kind: NewNotice['kind'],
  { id, quiz_id }: Pick<TeamRow, 'id' | 'quiz_id'>,
): Pick<NewNotice, 'foldKey' | 'about' | 'path'> => ({
  foldKey: `${kind}:${id}`,
  about: quizBank.find((quiz) => quiz.id === quiz_id)?.title ?? '',
  path: `/games/rede-saberes?desafio=${quiz_id}&equipe=${id}`,
});

/** The one person for whose part alone a team still waits; nobody where more is missing, or nothing. */
function awaitedAt(quiz: Quiz, desk: Desk): number | undefined {
  const {
    people,
    parts: [missing, ...others],
  } = lacksOf(quiz, desk);
  if (people > 0 || !missing || others.length > 0) return undefined;
  return desk.seats.find(({ part }) => part === missing.part)?.userId;
}

/** Tells whom alone the team waits for, once; whoever has written is no longer waited for. */
export function notifyAwaited(tx: Tx, quiz: Quiz, team: TeamRow, desk: Desk, writerId: number): void {
  const awaited = awaitedAt(quiz, desk);
  const place = aboutTeam('team_waits', team);
  if (awaited !== writerId) withdrawNotice(tx, writerId, place.foldKey);
  if (awaited !== undefined && awaited !== writerId)
    notify(tx, { userId: awaited, kind: 'team_waits', actorId: null, isOnce: true, ...place });
}

/** Tells the others that somebody has concluded the challenge for all; nobody is waited for any more. */
export function notifyCompleted(tx: Tx, team: TeamRow, memberIds: readonly number[], actorId: number): void {
  for (const userId of memberIds) {
    withdrawNotice(tx, userId, aboutTeam('team_waits', team).foldKey);
    if (userId !== actorId)
      notify(tx, { userId, kind: 'team_completed', actorId, ...aboutTeam('team_completed', team) });
  }
}
