import { circleOfCard, type Vouched } from './network-cards.ts';
import type { Beside } from './network-echoes.ts';
import { type ChooseCircle, chooseFirst, giversOf, type Links, metBy } from './network-met.ts';
import { networkModel } from './network-model.ts';
import { peopleAround } from './network-reach.ts';
import { isCommunity, largeCircle, wantedGivers } from './network-sizes.ts';

/** Who hangs together with the community, and who stands apart from it with others. */
interface Standing {
  body: Set<number>;
  /** Whether somebody may be a stranger to it; false where everybody is of it. */
  hasStrangers: boolean;
  /** Places of circles larger than a family that nobody of the body has met; none among few people. */
  apart: Set<number>;
}

/** The same, with the person behind whom each place hangs together with the community (`findAnchors`). */
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
    let most = 1;
    for (const giver of giversOf(links, place, measured)) most = Math.max(most, reachOf(giver, place));
    return Math.min(large, most);
  };
  return new Set(
    everybody.filter((place) => {
      if (throughTwo.has(place) && !vouched.has(place)) return false;
      return isHeard(place, large) || isHeard(place, largestWithout(place));
    }),
  );
}

/**
 * The community's own body: people who hang together by what both agreed to. Accounts that nobody in it ever agreed to
 * meet stand apart, however well they know each other and however many they are: the body is where those who take
 * care hang together, or else most of those who had met somebody first, since a thousand accounts can be made later. A circle of which most
 * came by a card is of it too: those who take care have met it. Among few people, and where only a few have met anybody,
 * everybody is of it.
 */
export function findBody(
  links: Links,
  measured: number,
  vouched: Vouched,
  choose: ChooseCircle = chooseFirst(links, measured),
): Standing {
  const { family } = networkModel.known;
  const everybody = {
    body: new Set(Array.from({ length: measured }, (_, place) => place)),
    apart: new Set<number>(),
    hasStrangers: false,
  };
  const circles = circlesOf(links, measured);
  const first = choose(circles);
  if (!first || !isCommunity(first.size, measured)) return everybody;
  const isMet = (circle: ReadonlySet<number>): boolean =>
    circle === first ||
    [...circle].filter((place) => vouched.has(place)).length >=
      Math.max(wantedGivers(measured), circle.size / 2);
  const others = circles.filter((circle) => !isMet(circle) && circle.size > family);
  return { body: placesOf(circles.filter(isMet)), apart: placesOf(others), hasStrangers: true };
}

const placesOf = (circles: readonly ReadonlySet<number>[]): Set<number> =>
  new Set(circles.flatMap((places) => [...places]));

/** Everybody, in circles of those who hang together. */
function circlesOf(links: Links, measured: number): Set<number>[] {
  const left = new Set(Array.from({ length: measured }, (_, place) => place));
  const circles: Set<number>[] = [];
  for (const first of left) {
    const found = new Set([first]);
    for (const place of found) {
      left.delete(place);
      for (const [other] of metBy(links, place, measured)) found.add(other);
    }
    circles.push(found);
  }
  return circles;
}
