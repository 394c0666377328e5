import {
  inFormation,
  type LeaderSignals,
  type LeaderTypeId,
  leaderModel,
  leaderTypeIds,
  worthOf,
} from './leader-model.ts';
import { bucketOf, type Histogram, percentileOf } from './percentile.ts';

export type LeaderScores = Record<LeaderTypeId, number>;

export interface LeaderStanding {
  /** Null while the member is in formation. */
  type: LeaderTypeId | null;
  name: string;
  /** Where the member stands in each type, 0-100, among those compared. */
  percentiles: LeaderScores;
  /** The version of the model that decided. */
  version: number;
}

const forEachType = <T>(value: (type: LeaderTypeId) => T): Record<LeaderTypeId, T> => ({
  conector: value('conector'),
  estrategista: value('estrategista'),
  'porta-voz': value('porta-voz'),
  pioneiro: value('pioneiro'),
});

/** The member's score in each type, whole numbers so that scores can be counted into histograms. */
export const leaderScores = (signals: LeaderSignals): LeaderScores =>
  forEachType((id) =>
    Math.round(leaderModel.types[id].signals.reduce((sum, weighed) => sum + worthOf(signals, weighed), 0)),
  );

/** How many of those compared have a score of each bucket. */
export type Histograms = Record<LeaderTypeId, Histogram>;

/** The histograms of some. */
export const histogramsOf = (all: readonly LeaderScores[]): Histograms =>
  forEachType((id) => {
    const members = new Map<number, number>();
    for (const scores of all) {
      const bucket = bucketOf(scores[id]);
      members.set(bucket, (members.get(bucket) ?? 0) + 1);
    }
    return [...members].map(([bucket, count]) => ({ bucket, members: count }));
  });

/**
 * The leader type of a member who may have one: that with the highest percentile; equals go to the first in the
 * model. The histograms are those of all who lead.
 */
export const classifyLeader = (
  { isIdentified, scores }: { isIdentified: boolean; scores: LeaderScores },
  histograms: Histograms,
): LeaderStanding => {
  const percentiles = forEachType((id) => percentileOf(scores[id], histograms[id]));
  const standing = { percentiles, version: leaderModel.version };
  const shown = leaderTypeIds.filter((id) => scores[id] > 0);
  if (!isIdentified || shown.length === 0) return { type: null, name: inFormation, ...standing };
  const type = shown.reduce((best, id) => (percentiles[id] > percentiles[best] ? id : best));
  return { type, name: leaderModel.types[type].name, ...standing };
};
