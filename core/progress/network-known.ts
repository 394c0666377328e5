import { circleOfCard, largeCircle, type Vouched, wantedGivers } from './network-cards.ts';
import type { Beside } from './network-echoes.ts';
import { type ChooseCircle, chooseFirst, giversOf, type Links, metBy } from './network-met.ts';
import { networkModel } from './network-model.ts';
import { peopleAround } from './network-reach.ts';

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
  /** Those for whom somebody who takes care made a card: they are people, whomever they know. */
  vouched: Vouched;
}

/**
 * Those to whom enough people gave something, not counting the circle of one's own: people who, without the one they
 * gave to, are tied to a few others at most. Somebody's second and third account are such a circle, and so is a family
 * that nobody else has met yet, or a dozen accounts that one person has raised with patience: a circle is small beside
 * the community's body, and where it is not, nobody of the body has met it: patience makes accounts, not neighbours.
 * Those who know the community through one person alone count as that person: one neighbour vouches for no circle, nor do two.
 * Among few people everybody is known. `links` are those left by `findStars`, of which the first `measured` count.
 */
export function findKnown(
  links: Links,
  measured: number,
  { body, apart, behind, echoes, held, vouched }: Placed,
): Set<number> {
  const { fewest } = networkModel.known;
  const everybody = Array.from({ length: measured }, (_, place) => place);
  if (measured < fewest) return new Set(everybody);
  const wanted = wantedGivers(measured);
  const throughTwo = placesOf(held);
  const reach = largeCircle(measured, body.size);
  const reaches = (giver: number, place: number): boolean =>
    peopleAround(links, giver, new Set([place]), { reach, wanted, measured }).size >= reach;
  /** With whose voice somebody gave something to a place; nobody's where it may be an account of the same person. */
  const voiceOf = (giver: number, place: number): number | undefined => {
    const maker = vouched.get(giver);
    // A card is the word of who made it, and nobody vouches for oneself.
    if (maker !== undefined && maker !== place)
      return circleOfCard(links, giver, { measured, behind, vouched, body: body.size }, place)
        ? maker
        : giver;
    return reaches(giver, place) ? (echoes.get(place)?.get(giver) ?? behind[giver]) : undefined;
  };
  return new Set(
    everybody.filter((place) => {
      if (throughTwo.has(place) && !vouched.has(place)) return false;
      const voices = new Set([place]);
      for (const giver of giversOf(links, place, measured)) {
        if (apart.has(giver)) continue;
        const voice = voiceOf(giver, place);
        if (voice !== undefined) voices.add(voice);
        if (voices.size > wanted) return true;
      }
      return false;
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
  const { fewest, share, family } = networkModel.known;
  const everybody = {
    body: new Set(Array.from({ length: measured }, (_, place) => place)),
    apart: new Set<number>(),
    hasStrangers: false,
  };
  if (measured < fewest) return everybody;
  const circles = circlesOf(links, measured);
  const first = choose(circles);
  if (!first || first.size < Math.max(fewest, measured * share)) return everybody;
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
