import type { NetworkPlace } from '#core/network/words.ts';
import { leaderSignals } from '#core/progress/leader-model.ts';
import { isQualified } from '#core/progress/leader-qualification.ts';
import { leaderReasons } from '#core/progress/leader-words.ts';
import {
  classifyLeader,
  type Histograms,
  type LeaderStanding,
  leaderScores,
} from '#core/progress/leaders.ts';
import { type MemberFacts, type OwnGifts, withoutOwn } from '#core/progress/member-facts.ts';

/** Where the network sees a member. */
export type SeenPlace = NetworkPlace & { isDamped: boolean; isKnown: boolean; own: OwnGifts };

/**
 * Whether the network lets a member lead: not whom it damps, being surrounded by accounts that know nobody else, nor who
 * is known to a circle of their own alone. Where it sees nobody at all it says nothing.
 */
export const mayLead = (place: SeenPlace | undefined): boolean =>
  place === undefined || (place.isKnown && !place.isDamped);

/** Whether a member is identified as a leader, where the network sees them. */
export const isLeader = (facts: MemberFacts, place: SeenPlace | undefined): boolean =>
  mayLead(place) && isQualified(place ? withoutOwn(facts, place.own) : facts);

/** How a member leads, why, and where that stands among those who lead. */
export function standingOf(
  given: MemberFacts,
  histograms: Histograms,
  place?: SeenPlace,
): LeaderStanding & { reasons: string[] } {
  const facts = place ? withoutOwn(given, place.own) : given;
  const signals = leaderSignals(facts);
  const isIdentified = isLeader(given, place);
  const standing = classifyLeader({ isIdentified, scores: leaderScores(signals) }, histograms);
  return { ...standing, reasons: standing.type ? leaderReasons(standing.type, signals, place) : [] };
}

/** How a member leads, and why, in plain words; the place in the network adds its reasons where it is known. */
export function leadershipOf(
  ...member: Parameters<typeof standingOf>
): Pick<ReturnType<typeof standingOf>, 'type' | 'name' | 'reasons'> {
  const { type, name, reasons } = standingOf(...member);
  return { type, name, reasons };
}
