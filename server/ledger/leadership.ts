import { type LeaderTypeId, leaderSignals } from '#core/progress/leader-model.ts';
import { leaderReasons } from '#core/progress/leader-words.ts';
import { classifyLeader, leaderScores } from '#core/progress/leaders.ts';
import type { MemberFacts } from '#core/progress/member-facts.ts';
import type { NetworkPlace } from '#core/progress/network-words.ts';
import type { Histogram } from '#core/progress/percentile.ts';

/** How a member leads, and why, in plain words; the place in the network adds its reasons where it is known. */
export function leadershipOf(
  facts: MemberFacts,
  histograms: Record<LeaderTypeId, Histogram>,
  place?: NetworkPlace,
): { type: LeaderTypeId | null; name: string; reasons: string[] } {
  const signals = leaderSignals(facts);
  const { type, name } = classifyLeader(
    { activities: facts.activities, scores: leaderScores(signals) },
    histograms,
  );
  return { type, name, reasons: type ? leaderReasons(type, signals, place) : [] };
}
