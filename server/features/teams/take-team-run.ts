import { z } from 'zod';
import { quizBank } from '#core/content/rede-saberes.ts';
import { limits } from '#core/contract/limits.ts';
import { text } from '#core/contract/text.ts';
import { canComplete, parts, textFault } from '#core/games/rede-saberes/rules.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Member, Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { type Brought, concludeTeam, redeSaberes } from './complete-team.ts';
import { readDesk, writeAnswer } from './desk.ts';
import { findTeam, lockOpenTeam } from './queries.ts';
import { findSeats } from './seat-queries.ts';

const id = z.coerce.number().int().positive().max(999_999_999);

/** What a run says of the team it was played in. */
const teamRun = z.object({
  challengeId: id,
  teamId: id,
  userPart: id.max(parts.length).optional(),
  teamAnswers: z.unknown().optional(),
});

const nothing: Brought = { points: 0, newBadges: [] };

/**
 * Rede de Saberes by the score write alone: the member's own answer is taken from the run, and the team concluded once
 * it is ready. What names a team, challenge or part that is not the member's is refused.
 */
export async function takeTeamRun(tx: Tx, request: Request<'saveProgress'>): Promise<Brought> {
  const { params, body, member, now, announce } = request;
  const data = body.data ?? body.gameData ?? {};
  const isCompleted = body.isCompleted ?? body.completedAt !== undefined;
  if (params.gameId !== redeSaberes.id || !isCompleted || data.teamId === undefined) return nothing;
  const { quiz, team, part, teamAnswers } = await findOwnPlace(tx, member, data);
  if (!(await lockOpenTeam(tx, team.id))) return nothing;
  const { answers, seats } = await readDesk(tx, team, member.id, now);
  // The run may conclude the team: then all of it is paid.
  await lockMembers(tx, [member.id, ...seats.map(({ userId }) => userId)]);
  const answer = answerIn(teamAnswers, part);
  if (!textFault(quiz, answers, part, answer)) {
    const place = { quizId: quiz.id, teamId: team.id, part };
    await writeAnswer(tx, { params: place, body: { answer }, member, now, announce });
  }
  const desk = await readDesk(tx, team, member.id, now);
  return canComplete(quiz, desk) ? concludeTeam(tx, { quiz, team, seats: desk.seats }, request) : nothing;
}

/** The team that a run names, and the member's part in it. */
async function findOwnPlace(tx: Tx, member: Member, data: unknown) {
  const run = teamRun.safeParse(data).data;
  const quiz = quizBank.find((one) => one.id === run?.challengeId);
  const team = quiz && run && (await findTeam(tx, member, quiz.id, run.teamId));
  const seats = team ? await findSeats(tx, [team.id]) : [];
  const own = seats.find(({ user_id }) => user_id === member.id);
  const isOfAnother = seats.some(({ part }) => part === run?.userPart && part !== own?.part);
  if (!quiz || !team || !own || isOfAnother) throw new Refusal('impossible_run');
  return { quiz, team, part: own.part, teamAnswers: run.teamAnswers };
}

/** The text of a part, where answers come by part, as a list, or as a list that names its parts. */
function answerIn(teamAnswers: unknown, part: number): string {
  const named =
    Array.isArray(teamAnswers) && teamAnswers.find((one) => id.safeParse(one?.part ?? one?.id).data === part);
  const given = named || Object(teamAnswers)[Array.isArray(teamAnswers) ? part - 1 : part];
  return text(limits.teamAnswer.max).safeParse(given?.answer ?? given).data ?? '';
}
