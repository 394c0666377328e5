import { type Deed, finishedPillars } from '#core/progress/certified.ts';
import type { Db } from '#server/db/schema.ts';
import { findOwnRounds } from '#server/features/rounds/own-rounds-queries.ts';

/** Something that was done, and with whom where others had their part in it. */
export type FoundDeed = Deed & { mates?: readonly number[] };

/** Everything somebody did that a certificate can be about, as it stands at this moment; what was taken back is none. */
export async function findDeeds(db: Db, userId: number, now: number): Promise<FoundDeed[]> {
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
  // A game that joins a pillar takes nobody's certificate away: what was given for its games stays.
  const published = await db
    .selectFrom('certificates')
    .select('ref')
    .where('user_id', '=', userId)
    .where('kind', '=', 'pillar')
    .execute();
  return [
    ...finishedPillars(
      progress,
      published.map(({ ref }) => ref),
    ),
    ...(await findTeamsLed(db, userId)),
    ...(await findRoundDeeds(db, userId, now)),
    ...badges.map(({ badge, earned_at }) => ({ kind: 'badge' as const, ref: badge, doneAt: earned_at })),
  ];
}

/**
 * The challenges that somebody led to their end, as the ledger remembers them, with at least one teammate who plays: a
 * team of one's own fresh accounts is no deed.
 */
async function findTeamsLed(db: Db, userId: number): Promise<FoundDeed[]> {
  const entries = await db
    .selectFrom('point_entries')
    .select(['ref', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'leadership')
    .orderBy('id')
    .execute();
  const matesIn = await findEstablishedMates(db, userId);
  return entries.flatMap(({ ref: entry, created_at: doneAt }) => {
    const ref = entry.replace(/^challenge:/, '');
    const mates = matesIn.get(ref);
    return mates ? [{ kind: 'team' as const, ref, doneAt, mates }] : [];
  });
}

/** The established ones among those who were in teams that a member led, by challenge. */
async function findEstablishedMates(db: Db, leaderId: number): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('team_members as own')
    .innerJoin('teams', 'teams.id', 'own.team_id')
    .innerJoin('team_members as mate', 'mate.team_id', 'teams.id')
    .innerJoin('standings', 'standings.user_id', 'mate.user_id')
    .select(['teams.quiz_id', 'mate.user_id'])
    .where('own.user_id', '=', leaderId)
    .where('teams.leader_id', '=', leaderId)
    .where('teams.completed_at', 'is not', null)
    .where('mate.user_id', '!=', leaderId)
    .where('standings.established_at', 'is not', null)
    .execute();
  const mates = new Map<string, number[]>();
  for (const { quiz_id, user_id } of rows)
    mates.set(String(quiz_id), [...(mates.get(String(quiz_id)) ?? []), user_id]);
  return mates;
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
