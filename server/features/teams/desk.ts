import { gameOf } from '#core/content/games.ts';
import { collaborativeQuizzes, quizBank, quizzesInTurn } from '#core/content/rede-saberes.ts';
import type { Answer } from '#core/contract/index.ts';
import { accessTo, parts } from '#core/games/rede-saberes/rules.ts';
import { fairness } from '#core/progress/fairness.ts';
import type { Db, TeamRow, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { orAgain } from '#server/db/transaction.ts';
import { clockSlackMs } from '#server/http/phone-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { beginGame } from '#server/ledger/record-run.ts';
import { notify } from '#server/live/notices.ts';
import {
  countWaitingTeams,
  findAnswers,
  findHolders,
  findTeam,
  insertTeam,
  lockOpenTeam,
  upsertAnswer,
} from './queries.ts';
import { deleteSeat, findSeats, insertSeat, settleTeam, touchSeat } from './seat-queries.ts';
import { toDesk } from './show-team.ts';
import { aboutTeam, notifyAwaited } from './team-notices.ts';

type Desk = Answer<'team'>;

const redeSaberes = gameOf('rede-saberes');

/** The challenge of an id, or a refusal. */
export function quizById(id: number) {
  const quiz = quizBank.find((one) => one.id === id);
  if (!quiz) throw new Refusal('not_found');
  return quiz;
}

/** The team of an id, or a refusal. */
export async function requireTeam(db: Db, scope: Scope, quizId: number, teamId: number): Promise<TeamRow> {
  const team = await findTeam(db, scope, quizId, teamId);
  if (!team) throw new Refusal('not_found');
  return team;
}

/** The same, open and held: what happens to one team happens one after another. */
export async function requireOpenTeam(
  tx: Tx,
  scope: Scope,
  quizId: number,
  teamId: number,
): Promise<TeamRow> {
  await requireTeam(tx, scope, quizId, teamId);
  if (await lockOpenTeam(tx, teamId)) return requireTeam(tx, scope, quizId, teamId);
  await requireTeam(tx, scope, quizId, teamId);
  throw new Refusal('team_completed');
}

/** The desk as a member sees it. */
export async function readDesk(db: Db, team: TeamRow, viewerId: number, now: number): Promise<Desk> {
  const rows = {
    seats: await findSeats(db, [team.id]),
    answers: await findAnswers(db, team.id),
    holders: await findHolders(db, team.id),
  };
  return toDesk(team, rows, viewerId, now);
}

/** Tells everyone that the list changed, and the team itself who sits there now. */
export function notifyTeam(
  announce: Request<'joinTeam'>['announce'],
  team: TeamRow,
  memberIds: readonly number[],
): void {
  announce({ type: 'teams', quizId: team.quiz_id });
  announce({ type: 'team', quizId: team.quiz_id, teamId: team.id }, memberIds);
}

/** Creates a team led by the member, who gets a random part. */
export async function createTeam(
  tx: Tx,
  { params, member, now, services, announce }: Request<'createTeam'>,
): Promise<Desk> {
  const quiz = quizById(params.quizId);
  // The first challenges are always there; of the others, those whose turn it is.
  if (![...collaborativeQuizzes, ...quizzesInTurn(now)].some(({ id }) => id === quiz.id))
    throw new Refusal('not_found');
  await markActive(tx, member.id, now);
  // The member is held by now, so that those created at the same moment are counted too.
  if ((await countWaitingTeams(tx, member.id)) >= fairness.waitingTeams) throw new Refusal('teams_waiting');
  const teamId = await insertTeam(tx, member, quiz.id, now);
  const part = orAgain(parts[services.chance(parts.length)]);
  await insertSeat(tx, { teamId, userId: member.id, part, now });
  await beginGame(tx, member.id, redeSaberes, now);
  announce({ type: 'teams', quizId: quiz.id });
  return readDesk(tx, await requireTeam(tx, member, quiz.id, teamId), member.id, now);
}

/** Joins a team at the wished part where it is free, else at a random one; who is in it already simply comes back to the desk. */
export async function joinTeam(
  tx: Tx,
  { params, body, member, now, services, announce }: Request<'joinTeam'>,
): Promise<Desk> {
  const team = await requireOpenTeam(tx, member, params.quizId, params.teamId);
  const seats = await findSeats(tx, [team.id]);
  if (!seats.some(({ user_id }) => user_id === member.id)) {
    const free = parts.filter((part) => !seats.some((seat) => seat.part === part));
    const part = free.find((one) => one === body?.part) ?? free[services.chance(Math.max(1, free.length))];
    if (!part) throw new Refusal('team_full');
    await markActive(tx, member.id, now);
    await insertSeat(tx, { teamId: team.id, userId: member.id, part, now });
    await beginGame(tx, member.id, redeSaberes, now);
    notifyTeam(announce, team, idsOf(seats));
    for (const userId of idsOf(seats))
      notify(tx, { userId, kind: 'team_joined', actorId: member.id, ...aboutTeam('team_joined', team) });
  }
  return readDesk(tx, team, member.id, now);
}

/** Leaves a team; the part is free again, its text stays for whoever comes. */
export async function leaveTeam(
  tx: Tx,
  { params, member, announce }: Request<'leaveTeam'>,
): Promise<{ ok: true }> {
  const team = await requireOpenTeam(tx, member, params.quizId, params.teamId);
  if (!(await deleteSeat(tx, team.id, member.id))) throw new Refusal('not_in_team');
  await settleTeam(tx, team.id);
  notifyTeam(announce, team, idsOf(await findSeats(tx, [team.id])));
  return { ok: true };
}

const idsOf = (seats: readonly { user_id: number }[]): number[] => seats.map(({ user_id }) => user_id);

/** Writes the answer of the own part, or covers who has left or has long been away. */
export async function writeAnswer(
  tx: Tx,
  request: Pick<Request<'writeAnswer'>, 'params' | 'body' | 'member' | 'now' | 'announce'>,
): Promise<Desk> {
  const { params, body, member, now, announce } = request;
  const { quizId, teamId, part } = params;
  const team = await requireOpenTeam(tx, member, quizId, teamId);
  const desk = await readDesk(tx, team, member.id, now);
  const access = accessTo(quizById(quizId), desk, member.id, part);
  if (access === 'taken') throw new Refusal('part_taken');
  if (access === 'no-holder') throw new Refusal('part_unheld');
  const written = desk.answers.find((answer) => answer.part === part);
  if (written && !isSeen(written.answer, body) && (written.authorId !== member.id || isOlder(body, written)))
    throw new Refusal('answer_changed');
  await markActive(tx, member.id, now);
  const audience = desk.seats.map(({ userId }) => userId);
  const away = access === 'cover' && desk.seats.find((seat) => seat.part === part);
  if (away) {
    await deleteSeat(tx, teamId, away.userId);
    await settleTeam(tx, teamId);
    notifyTeam(announce, team, audience);
  }
  await upsertAnswer(tx, { teamId, part, text: body.answer, authorId: member.id, now });
  await touchSeat(tx, teamId, member.id, now);
  const updatedAt = new Date(now).toISOString();
  announce(
    { type: 'answer', quizId, teamId, part, answer: body.answer, authorId: member.id, updatedAt },
    audience,
  );
  const after = await readDesk(tx, await requireTeam(tx, member, quizId, teamId), member.id, now);
  notifyAwaited(tx, quizById(quizId), team, after, member.id);
  return after;
}

/** Whether a text waited on one phone of somebody's while they wrote another one elsewhere. */
const isOlder = ({ at }: Request<'writeAnswer'>['body'], written: Desk['answers'][number]): boolean =>
  at !== undefined && Date.parse(at) + clockSlackMs < Date.parse(written.updatedAt);

/** Whether a text is what the writer had before them, or has come to write as well; who does not say has seen it. */
const isSeen = (text: string, { before, answer }: Request<'writeAnswer'>['body']): boolean =>
  before === undefined || [before, answer].includes(text);
