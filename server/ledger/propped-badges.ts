import { type BadgeId, earnedBadges } from '#core/progress/badges.ts';
import { type MemberFacts, withoutOwn } from '#core/progress/member-facts.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';

/** Badges that are made of what others gave. */
const givenBadges: ReadonlySet<string> = new Set<BadgeId>(['conectador', 'voz-ouvida', 'mentor']);

/**
 * Badges that nobody else is told of, since accounts of one's own make them: those that others gave to somebody whom the
 * community does not know, and those that would not be there without what says nothing of the member (`OwnGifts`).
 */
export function proppedBadges(facts: MemberFacts, network: SeenNetwork, userId: number): ReadonlySet<string> {
  const place = network.placeOf(userId);
  if (isStranger(network, userId) || place?.isKnown === false) return givenBadges;
  const own = place?.own;
  if (!own || own.connections + own.votes === 0) return new Set();
  const fair = new Set<string>(earnedBadges(withoutOwn(facts, own)).map(({ id }) => id));
  return new Set(
    earnedBadges(facts)
      .map(({ id }) => id)
      .filter((id) => !fair.has(id)),
  );
}
