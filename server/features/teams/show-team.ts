import type { Answer } from '#core/contract/index.ts';
import { awayAfterMs } from '#core/games/rede-saberes/rules.ts';
import type { TeamRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { TeamAnswer } from './queries.ts';
import type { Seat } from './seat-queries.ts';

type Team = Answer<'teams'>[number];
type Desk = Answer<'team'>;

const iso = (instant: number): string => new Date(instant).toISOString();

/** How long after the last sign of life a member still counts as here. */
export const hereFor = 45_000;

/** A team as the list shows it. */
export function toTeam(team: TeamRow, allSeats: readonly Seat[], viewerId: number): Team {
  const seats = allSeats.filter(({ team_id }) => team_id === team.id);
  return {
    id: team.id,
    quizId: team.quiz_id,
    leaderId: team.leader_id,
    leaderName: seats.find(({ user_id }) => user_id === team.leader_id)?.username ?? '',
    members: seats.map(({ user_id }) => user_id).filter((id) => id !== team.leader_id),
    isCompleted: team.completed_at !== null,
    createdAt: iso(team.created_at),
    isMine: seats.some(({ user_id }) => user_id === viewerId),
  };
}

interface Rows {
  seats: readonly Seat[];
  answers: readonly TeamAnswer[];
  holders: readonly { part: number; user_id: number }[];
}

/** A team as its members see it; refuses those who are not of it. */
export function toDesk(
  team: TeamRow,
  { seats, answers, holders }: Rows,
  viewerId: number,
  now: number,
): Desk {
  const own = seats.find(({ user_id }) => user_id === viewerId);
  if (!own) throw new Refusal('not_in_team');
  return {
    ...toTeam(team, seats, viewerId),
    seats: seats.map(({ part, user_id, username, seen_at }) => ({
      part,
      userId: user_id,
      username,
      isLeader: user_id === team.leader_id,
      isHere: user_id === viewerId || now - seen_at < hereFor,
      isAway: user_id !== viewerId && now - seen_at >= awayAfterMs,
    })),
    answers: answers.map(({ part, answer, author_id, updated_at }) => ({
      part,
      answer,
      authorId: author_id,
      updatedAt: iso(updated_at),
    })),
    holders: holders.map(({ part, user_id }) => ({ part, userId: user_id })),
    userPart: own.part,
  };
}
