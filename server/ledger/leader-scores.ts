import { type LeaderTypeId, leaderSignals, leaderTypeIds } from '#core/progress/leader-model.ts';
import { isQualified } from '#core/progress/leader-qualification.ts';
import { leaderScores } from '#core/progress/leaders.ts';
import type { MemberFacts } from '#core/progress/member-facts.ts';
import { bucketOf, type Histogram } from '#core/progress/percentile.ts';
import type { Db, StandingRow, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { addToCounters, type CounterChange, readBuckets } from './counters.ts';

const columns = {
  conector: 'conector',
  estrategista: 'estrategista',
  'porta-voz': 'porta_voz',
  pioneiro: 'pioneiro',
} as const satisfies Record<LeaderTypeId, keyof StandingRow>;

const counted = (type: LeaderTypeId, score: number, by: number): CounterChange => ({
  name: `leader-${type}`,
  bucket: bucketOf(score),
  by,
});

/** Keeps the four scores of who qualifies, of nobody else, and moves the member in and between their distributions. */
export async function countLeaderScores(tx: Tx, standing: StandingRow, facts: MemberFacts): Promise<void> {
  const scores = isQualified(facts) ? leaderScores(leaderSignals(facts)) : null;
  const changed = leaderTypeIds
    .map((type) => ({ type, before: standing[columns[type]], after: scores?.[type] ?? null }))
    .filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  await tx
    .updateTable('standings')
    .set(Object.fromEntries(changed.map(({ type, after }) => [columns[type], after])))
    .where('user_id', '=', standing.user_id)
    .execute();
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

/** How many members have a score of each bucket, by leader type. */
export async function readHistograms(db: Db, scope: Scope): Promise<Record<LeaderTypeId, Histogram>> {
  const histogram = async (type: LeaderTypeId): Promise<Histogram> => {
    const buckets = await readBuckets(db, scope, `leader-${type}`);
    return buckets.map(({ bucket, value }) => ({ bucket, members: value }));
  };
  return {
    conector: await histogram('conector'),
    estrategista: await histogram('estrategista'),
    'porta-voz': await histogram('porta-voz'),
    pioneiro: await histogram('pioneiro'),
  };
}
