import { type LeaderTypeId, leaderModel, leaderSignals, leaderTypeIds } from '#core/progress/leader-model.ts';
import { leaderScores } from '#core/progress/leaders.ts';
import type { MemberFacts } from '#core/progress/member-facts.ts';
import { bucketOf, type Histogram } from '#core/progress/percentile.ts';
import type { Db, StandingRow, Tx } from '#server/db/schema.ts';
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

/** Keeps the member's four scores and moves the member between the buckets of their distributions. */
export async function countLeaderScores(tx: Tx, standing: StandingRow, facts: MemberFacts): Promise<void> {
  if (facts.activities < leaderModel.minActivities) return;
  const scores = leaderScores(leaderSignals(facts));
  const changed = leaderTypeIds.filter((type) => standing[columns[type]] !== scores[type]);
  if (changed.length === 0) return;
  await tx
    .updateTable('standings')
    .set(Object.fromEntries(changed.map((type) => [columns[type], scores[type]])))
    .where('user_id', '=', standing.user_id)
    .execute();
  const moves = changed.flatMap((type) => {
    const before = standing[columns[type]];
    if (before === null) return [counted(type, scores[type], 1)];
    const moved = bucketOf(before) !== bucketOf(scores[type]);
    return moved ? [counted(type, before, -1), counted(type, scores[type], 1)] : [];
  });
  await addToCounters(tx, standing.user_id, moves);
}

/** Takes a member out of the distributions, as when an account is deleted. */
export async function uncountLeaderScores(tx: Tx, standing: StandingRow): Promise<void> {
  const moves = leaderTypeIds.flatMap((type) => {
    const score = standing[columns[type]];
    return score === null ? [] : [counted(type, score, -1)];
  });
  await addToCounters(tx, standing.user_id, moves);
}

/** How many members have a score of each bucket, by leader type. */
export async function readHistograms(db: Db): Promise<Record<LeaderTypeId, Histogram>> {
  const histogram = async (type: LeaderTypeId): Promise<Histogram> => {
    const buckets = await readBuckets(db, `leader-${type}`);
    return buckets.map(({ bucket, value }) => ({ bucket, members: value }));
  };
  return {
    conector: await histogram('conector'),
    estrategista: await histogram('estrategista'),
    'porta-voz': await histogram('porta-voz'),
    pioneiro: await histogram('pioneiro'),
  };
}
