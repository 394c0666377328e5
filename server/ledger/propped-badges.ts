import { earnedBadges } from '#core/progress/badges.ts';
import { type MemberFacts, type OwnGifts, withoutOwn } from '#core/progress/member-facts.ts';

/**
 * Badges that would not be there without what says nothing of the member (`OwnGifts`): accounts of one's own make them, and
 * nobody else is told of them.
 */
export function proppedBadges(facts: MemberFacts, own: OwnGifts | undefined): ReadonlySet<string> {
  if (!own || own.connections + own.votes === 0) return new Set();
  const fair = new Set<string>(earnedBadges(withoutOwn(facts, own)).map(({ id }) => id));
  return new Set(
    earnedBadges(facts)
      .map(({ id }) => id)
      .filter((id) => !fair.has(id)),
  );
}
