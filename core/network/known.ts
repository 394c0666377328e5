import { placesOf, type Standing } from './body.ts';
import { circleOfCard, type Vouched } from './cards.ts';
import type { Beside } from './echoes.ts';
import { giversOf, type Links } from './met.ts';
import { peopleAround } from './reach.ts';
import { largeCircle, wantedGivers } from './sizes.ts';

/** Who hangs together with the community, and behind whom (`findBody`, `findAnchors`, `findBeside`). */
interface Placed extends Omit<Standing, 'hasStrangers'>, Beside {
  behind: readonly number[];
  /** How many people with voices of their own the community is. */
  voices: number;
  /** Those for whom somebody who takes care made a card: they are people, whomever they know. */
  vouched: Vouched;
}

/**
 * Those to whom enough people gave something, not counting the circle of one's own: people who, without the one they
 * gave to, are tied to a few others at most. Somebody's second and third account are such a circle, and so is a family
 * that nobody else has met yet, or a dozen accounts that one person has raised with patience: a circle is small beside
 * the community's body, and where it is not, nobody of the body has met it: patience makes accounts, not neighbours.
 * Those who know the community through one person alone count as that person: one neighbour vouches for no circle, nor do two.
 * Who holds everybody together is known to all of them: nobody hangs together with more without that one.
 * `links` are those left by `findStars`, of which the first `measured` count.
 */
export function findKnown(
  links: Links,
  measured: number,
  { body, apart, behind, voices, echoes, held, vouched }: Placed,
): Set<number> {
  const everybody = Array.from({ length: measured }, (_, place) => place);
  const wanted = wantedGivers(voices);
  const throughTwo = placesOf(held);
  const large = largeCircle(voices);
  /** How many people a giver hangs together with when somebody is left out; none for a stranger to the community. */
  const reachOf = (giver: number, place: number): number => {
    const around = peopleAround(links, giver, new Set([place]), { reach: large, wanted, measured });
    return [...around].some((one) => body.has(one)) ? around.size : 0;
  };
  /** With whose voice somebody gave something to a place; nobody's where it may be an account of the same person. */
  const voiceOf = (giver: number, place: number, reach: number): number | undefined => {
    const maker = vouched.get(giver);
    // A card is the word of who made it, and nobody vouches for oneself.
    if (maker !== undefined && maker !== place)
      return circleOfCard(links, giver, { measured, behind, vouched, voices }, place) ? maker : giver;
    return reachOf(giver, place) >= reach ? (echoes.get(place)?.get(giver) ?? behind[giver]) : undefined;
  };
  const isHeard = (place: number, reach: number): boolean => {
    const heard = new Set([place]);
    for (const giver of giversOf(links, place, measured)) {
      if (apart.has(giver)) continue;
      const voice = voiceOf(giver, place, reach);
      if (voice !== undefined) heard.add(voice);
      if (heard.size > wanted) return true;
    }
    return false;
  };
  /** Without somebody who holds together more than a few, the largest circle that is left. */
  const largestWithout = (place: number): number => {
    if (reachOf(place, -1) < large) return large;
    let max = 1;
    for (const giver of giversOf(links, place, measured)) max = Math.max(max, reachOf(giver, place));
    return Math.min(large, max);
  };
  return new Set(
    everybody.filter((place) => {
      if (throughTwo.has(place) && !vouched.has(place)) return false;
      return isHeard(place, large) || isHeard(place, largestWithout(place));
    }),
  );
}
