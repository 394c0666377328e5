import { gameOf } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { canComplete, lacksOf, score } from '#core/games/rede-saberes/rules.ts';
import { type Badge, neighbourTeams } from '#core/progress/badges.ts';
import { typingSeconds } from '#core/progress/hands.ts';
import { leadershipEntry } from '#core/progress/points.ts';
import type { TeamRow, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { changeStanding } from '#server/ledger/change-standing.ts';
import { connectPair } from '#server/ledger/connect-pair.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notifyBadges } from '#server/ledger/notify-badges.ts';
import { type Run, recordRun } from '#server/ledger/record-run.ts';
import { spendTime } from '#server/ledger/spend-time.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { notifyTeam, quizById, readDesk, requireOpenTeam, requireTeam } from './desk.ts';
import { closeTeam, findAnswers } from './queries.ts';
import { notifyCompleted } from './team-notices.ts';

type Seat = Answer<'team'>['seats'][number];
type Quiz = ReturnType<typeof quizById>;

/** What somebody got for a completed challenge. */
export interface Brought {
  points: number;
  newBadges: Badge[];
}

/** The game that teams play. */
export const redeSaberes = gameOf('rede-saberes');

/** Concludes the challenge for the whole team, once three people have answered it. */
export async function completeTeam(
  tx: Tx,
  request: Request<'completeTeam'>,
): Promise<Answer<'completeTeam'>> {
  const { params, member, now } = request;
  const quiz = quizById(params.quizId);
  const team = await requireOpenTeam(tx, member, quiz.id, params.teamId);
  const desk = await readDesk(tx, team, member.id, now);
  if (lacksOf(quiz, desk).people > 0) throw new Refusal('team_too_small');
  if (!canComplete(quiz, desk)) throw new Refusal('parts_missing');
  const { points, newBadges } = await concludeTeam(tx, { quiz, team, seats: desk.seats }, request);
  return {
    team: await readDesk(tx, await requireTeam(tx, member, quiz.id, team.id), member.id, now),
    pointsEarned: points,
    newBadges: newBadges.map(({ name }) => name),
  };
}

/** The desk of a challenge that was concluded before; what it brought stands in the account by now. */
export const repeatCompletion = async (
  tx: Tx,
  { params, member, now }: Request<'completeTeam'>,
): Promise<Answer<'completeTeam'>> => ({
  team: await readDesk(tx, await requireTeam(tx, member, params.quizId, params.teamId), member.id, now),
  pointsEarned: 0,
  newBadges: [],
});

interface Ready {
  quiz: Quiz;
  team: TeamRow;
  seats: readonly Seat[];
}

/** Closes a team that may be: everyone is paid, the leader a bonus, and teammates are connected. */
export async function concludeTeam(
  tx: Tx,
  ready: Ready,
  {
    member,
    now,
    announce,
    services,
  }: Pick<Request<'completeTeam'>, 'member' | 'now' | 'announce' | 'services'>,
): Promise<Brought> {
  const { team, seats } = ready;
  if (!(await closeTeam(tx, team.id, now))) throw new Refusal('team_completed');
  addToCounters(tx, { user_id: member.id, community_id: team.community_id }, [
    { name: 'teams-completed', by: 1 },
  ]);
  const ids = seats.map(({ userId }) => userId);
  await markActive(tx, member.id, now, ids);
  for (const { author_id, answer } of await findAnswers(tx, team.id)) {
    const author = ids.find((id) => id === author_id);
    if (author) await spendTime(tx, author, typingSeconds([answer]), now);
  }
  const network = await services.network.of(member);
  const brought = new Map<number, Brought>();
  for (const seat of seats) {
    // Two further accounts of one's own make a team, but nobody a mentor.
    const hasNeighbour = ids.some((id) => id !== seat.userId && !isOwnCircle(network, seat.userId, id));
    const feat = seat.isLeader && hasNeighbour ? { name: neighbourTeams, of: String(ready.quiz.id) } : null;
    brought.set(seat.userId, await payMember(tx, ready, { ...seat, feat, network }, now));
  }
  await connectAll(tx, network, ids, now);
  notifyCompleted(tx, team, ids, member.id);
  for (const [userId, { newBadges }] of brought)
    if (userId !== member.id) notifyBadges(tx, userId, newBadges);
  notifyTeam(announce, team, ids);
  announce({ type: 'ranking' });
  announce({ type: 'member' }, ids);
  return brought.get(member.id) ?? { points: 0, newBadges: [] };
}

/** Pays one member; whoever had completed the challenge before, or led it, gets that no second time. */
async function payMember(
  tx: Tx,
  { quiz, team }: Ready,
  { userId, part, isLeader, feat, network }: Seat & Pick<Run, 'feat'> & { network: SeenNetwork },
  now: number,
): Promise<Brought> {
  const completion = await recordRun(
    tx,
    { userId, network },
    redeSaberes,
    {
      variant: String(quiz.id),
      variantName: quiz.title,
      score: score(isLeader),
      isCompleted: true,
      isVerified: true,
      feat,
      data: {
        challengeId: quiz.id,
        teamId: team.id,
        role: isLeader ? 'leader' : 'member',
        userPart: part,
      },
    },
    now,
  );
  const isFirst = completion.points > 0;
  const counted = await changeStanding(tx, userId, { add: { teams_completed: isFirst ? 1 : 0 } }, now);
  const newBadges = [...completion.newBadges, ...counted.newBadges];
  if (!isLeader) return { points: completion.points, newBadges };
  const bonus = await awardPoints(tx, userId, leadershipEntry(quiz), now, { add: { teams_led: 1 } });
  return { points: completion.points + bonus.points, newBadges: [...newBadges, ...bonus.newBadges] };
}

async function connectAll(tx: Tx, network: SeenNetwork, ids: readonly number[], now: number): Promise<void> {
  for (const [index, one] of ids.entries()) {
    for (const other of ids.slice(index + 1))
      notifyBadges(tx, one, (await connectPair(tx, network, [one, other], now)).newBadges);
  }
}
