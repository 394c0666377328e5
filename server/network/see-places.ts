import type { NetworkDescription } from '#core/network/describe-network.ts';
import type { NetworkPlace } from '#core/network/words.ts';
import { leaderSignals } from '#core/progress/leader-model.ts';
import { type Histograms, histogramsOf, leaderScores } from '#core/progress/leaders.ts';
import { type MemberFacts, type OwnGifts, withoutOwn } from '#core/progress/member-facts.ts';
import { isLeader, type SeenPlace } from '#server/ledger/leadership.ts';

/** Where everybody stands, by place; only who is established lies between groups. */
export const seePlaces = (
  { damped, known }: NetworkDescription,
  between: readonly NetworkPlace[],
  gifts: readonly { own: OwnGifts }[],
): SeenPlace[] =>
  gifts.map(({ own }, place) => ({
    ...(between[place] ?? { groups: 0, bridged: 0 }),
    isDamped: damped.has(place),
    isKnown: known.has(place),
    own,
  }));

/** The scores of those who lead: nobody is compared with accounts that do not. */
export const compareLeaders = (
  { people }: NetworkDescription,
  places: readonly SeenPlace[],
  byId: ReadonlyMap<number, { facts: MemberFacts }>,
): Histograms =>
  histogramsOf(
    people.flatMap((id, place) => {
      const [facts, seen] = [byId.get(id)?.facts, places[place]];
      return facts && seen && isLeader(facts, seen)
        ? leaderScores(leaderSignals(withoutOwn(facts, seen.own)))
        : [];
    }),
  );
