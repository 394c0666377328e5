import { type LeaderTypeId, leaderSignals, leaderTypeIds } from '#core/progress/leader-model.ts';
import { isQualified } from '#core/progress/leader-qualification.ts';
import { type Histograms, leaderScores } from '#core/progress/leaders.ts';
import type { MemberFacts } from '#core/progress/member-facts.ts';
import { bucketOf, type Histogram } from '#core/progress/percentile.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { keepUnchanged } from '#server/db/keep-unchanged.ts';
import type { Db, StandingRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { addToCounters, type CounterChange } from './counters.ts';

const columns = {
  conector: 'conector',
  estrategista: 'estrategista',
  'porta-voz': 'porta_voz',
  pioneiro: 'pioneiro',
} as const satisfies Record<LeaderTypeId, keyof StandingRow>;

/** The columns of a standing that decide where its member stands in the distributions. */
export const leaderColumns = ['user_id', 'community_id', ...Object.values(columns)] as const;

/** A standing as far as it counts in the distributions. */
type LeaderRow = Pick<StandingRow, (typeof leaderColumns)[number]>;

const counterOf = (type: LeaderTypeId): string => `leader-${type}`;

const counted = (type: LeaderTypeId, score: number, by: number): CounterChange => ({
  name: counterOf(type),
  bucket: bucketOf(score),
  by,
});

const setScores = compileOnce((tx, userId: number, scores: Record<string, number | null>) =>
  tx.updateTable('standings').set(scores).where('user_id', '=', userId),
);

/** Keeps the four scores of who qualifies, of nobody else, and moves the member in and between their distributions. */
export async function countLeaderScores(tx: Tx, standing: LeaderRow, facts: MemberFacts): Promise<void> {
  const scores = isQualified(facts) ? leaderScores(leaderSignals(facts)) : null;
  const changed = leaderTypeIds
    .map((type) => ({ type, before: standing[columns[type]], after: scores?.[type] ?? null }))
    .filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const scored = Object.fromEntries(changed.map(({ type, after }) => [columns[type], after]));
  await setScores(tx, standing.user_id, scored);
  const moves = changed.flatMap(({ type, before, after }) => [
    ...(before === null ? [] : [counted(type, before, -1)]),
    ...(after === null ? [] : [counted(type, after, 1)]),
  ]);
  addToCounters(tx, standing, moves);
}

/** Where a member stands in the distributions. */
export const leaderSums = (standing: StandingRow): CounterChange[] =>
  leaderTypeIds.flatMap((type) => {
    const score = standing[columns[type]];
    return score === null ? [] : [counted(type, score, 1)];
  });

const selectHistograms = keepUnchanged(
  compileOnce((db, communityId: CommunityId) =>
    db
      .selectFrom('counters')
      .select(({ fn }) => ['name', 'bucket', fn.sum<number>('value').as('members')])
      .where('community_id', '=', communityId)
      .where('name', 'in', leaderTypeIds.map(counterOf))
      .groupBy(['name', 'bucket']),
  ),
);

/** The histograms of all who qualify: what a community goes by until its network has been looked at. */
export async function readHistograms(db: Db, { communityId }: Scope): Promise<Histograms> {
  const rows = await selectHistograms(db, communityId);
  const histogram = (type: LeaderTypeId): Histogram => rows.filter(({ name }) => name === counterOf(type));
  return {
    conector: histogram('conector'),
    estrategista: histogram('estrategista'),
    'porta-voz': histogram('porta-voz'),
    pioneiro: histogram('pioneiro'),
  };
}
