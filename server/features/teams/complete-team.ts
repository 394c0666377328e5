import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { canComplete, score } from '#core/games/rede-saberes/rules.ts';
import type { Badge } from '#core/progress/badges.ts';
import { leadershipEntry } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { changeStanding } from '#server/ledger/change-standing.ts';
import { connectPair } from '#server/ledger/connect-pair.ts';
import { holdMembers } from '#server/ledger/hold-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { recordRun } from '#server/ledger/record-run.ts';
import { quizById, readDesk, requireOpenTeam, requireTeam, tellTeam } from './desk.ts';
import { closeTeam, findAnswers, findSeats, type Seat } from './queries.ts';

const redeSaberes = games[2];

/** Concludes the challenge for the whole team: everyone is paid, the leader a bonus, and teammates are connected. */
export async function completeTeam(
  tx: Tx,
  { params, member, now, announce }: Request<'completeTeam'>,
): Promise<Answer<'completeTeam'>> {
  const quiz = quizById(params.quizId);
  const team = await requireOpenTeam(tx, quiz.id, params.teamId);
  const seats = await findSeats(tx, [team.id]);
  if (!seats.some(({ user_id }) => user_id === member.id)) throw new Refusal('not_in_team');
  if (!canComplete(await findAnswers(tx, team.id))) throw new Refusal('parts_missing');
  if (!(await closeTeam(tx, team.id, now))) throw new Refusal('team_completed');
  await holdMembers(
    tx,
    seats.map(({ user_id }) => user_id),
  );
  const brought = new Map<number, { points: number; newBadges: Badge[] }>();
  for (const seat of seats) {
    brought.set(seat.user_id, await payMember(tx, { seat, quiz, team }, now));
  }
  await connectAll(tx, seats, now);
  await markActive(tx, member.id, now);
  tellTeam(announce, team, seats);
  announce({ type: 'ranking' });
  announce({ type: 'member' }, [...brought.keys()]);
  const own = brought.get(member.id);
  return {
    team: await readDesk(tx, await requireTeam(tx, quiz.id, team.id), member.id, now),
    pointsEarned: own?.points ?? 0,
    newBadges: own?.newBadges.map(({ name }) => name) ?? [],
  };
}

interface Share {
  seat: Seat;
  quiz: { id: number; title: string };
  team: { id: number; leader_id: number };
}

async function payMember(
  tx: Tx,
  { seat, quiz, team }: Share,
  now: number,
): Promise<{ points: number; newBadges: Badge[] }> {
  const isLeader = seat.user_id === team.leader_id;
  const completion = await recordRun(
    tx,
    seat.user_id,
    redeSaberes,
    {
      variant: String(quiz.id),
      variantName: quiz.title,
      score: score(isLeader),
      isCompleted: true,
      isVerified: true,
      feat: null,
      data: {
        challengeId: quiz.id,
        teamId: team.id,
        role: isLeader ? 'leader' : 'member',
        userPart: seat.part,
      },
    },
    now,
  );
  const counted = await changeStanding(tx, seat.user_id, { add: { teams_completed: 1 } }, now);
  const newBadges = [...completion.newBadges, ...counted.newBadges];
  if (!isLeader) return { points: completion.points, newBadges };
  const entry = leadershipEntry({ id: team.id, challengeTitle: quiz.title });
  const bonus = await awardPoints(tx, seat.user_id, entry, now, { add: { teams_led: 1 } });
  return { points: completion.points + bonus.points, newBadges: [...newBadges, ...bonus.newBadges] };
}

async function connectAll(tx: Tx, seats: readonly Seat[], now: number): Promise<void> {
  for (const [index, one] of seats.entries()) {
    for (const other of seats.slice(index + 1)) await connectPair(tx, one.user_id, other.user_id, now);
  }
}
