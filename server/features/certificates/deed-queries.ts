import { type Deed, finishedPillars } from '#core/progress/certified.ts';
import type { Db } from '#server/db/schema.ts';
import { findOwnRounds } from '#server/features/rounds/own-rounds-queries.ts';

/** Everything somebody did that a certificate can be about, as it stands at this moment; what was taken back is none. */
export async function findDeeds(db: Db, userId: number, now: number): Promise<Deed[]> {
  const progress = await db
    .selectFrom('game_progress')
    .select(['game_id as gameId', 'completed_at as completedAt'])
    .where('user_id', '=', userId)
    .execute();
  const badges = await db
    .selectFrom('member_badges')
    .select(['badge', 'earned_at'])
    .where('user_id', '=', userId)
    .orderBy('earned_at')
    .execute();
  return [
    ...finishedPillars(progress),
    ...(await findTeamsLed(db, userId)),
    ...(await findRoundDeeds(db, userId, now)),
    ...badges.map(({ badge, earned_at }) => ({ kind: 'badge' as const, ref: badge, doneAt: earned_at })),
  ];
}

/**
 * The challenges that somebody led to their end, as the ledger remembers them, with at least one teammate who plays: a
 * team of one's own fresh accounts is no deed.
 */
async function findTeamsLed(db: Db, userId: number): Promise<Deed[]> {
  const entries = await db
    .selectFrom('point_entries')
    .select(['ref', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'leadership')
    .orderBy('id')
    .execute();
  const real = await findEstablishedTeams(db, userId);
  return entries
    .map(({ ref, created_at }) => ({
      kind: 'team' as const,
      ref: ref.replace(/^challenge:/, ''),
      doneAt: created_at,
    }))
    .filter(({ ref }) => real.has(ref));
}

/** The challenges of the teams that a member led in which somebody else is established. */
async function findEstablishedTeams(db: Db, leaderId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('team_members as own')
    .innerJoin('teams', 'teams.id', 'own.team_id')
    .innerJoin('team_members as mate', 'mate.team_id', 'teams.id')
    .innerJoin('standings', 'standings.user_id', 'mate.user_id')
    .select('teams.quiz_id')
    .where('own.user_id', '=', leaderId)
    .where('teams.leader_id', '=', leaderId)
    .where('teams.completed_at', 'is not', null)
    .where('mate.user_id', '!=', leaderId)
    .where('standings.established_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ quiz_id }) => String(quiz_id)));
}

/** The rounds that are over in which somebody answered, and those that told of them that they are looked to. */
async function findRoundDeeds(db: Db, userId: number, now: number): Promise<Deed[]> {
  const rounds = await findOwnRounds(db, userId, now);
  return rounds.flatMap(({ id, endedAt, hasAnswered, isNamed }) => {
    const deed = { ref: String(id), doneAt: endedAt };
    return [
      ...(hasAnswered ? [{ kind: 'round' as const, ...deed }] : []),
      ...(isNamed ? [{ kind: 'named' as const, ...deed }] : []),
    ];
  });
}
