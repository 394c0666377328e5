import type { Links } from './met.ts';
import { peopleAround } from './reach.ts';
import { largeCircle, wantedGivers } from './sizes.ts';

/** Places of those who came by a card, and of those who made the cards; -1 where that is nobody of these people. */
export type Vouched = ReadonlyMap<number, number>;

interface Known {
  measured: number;
  /** The person behind whom each place hangs together with the community, without what cards say. */
  behind: readonly number[];
  vouched: Vouched;
  /** How many people with voices of their own the community is. */
  voices: number;
}

/**
 * A card is the word of who made it. Those who would know hardly anybody without that person, and without the one person
 * through whom the community knows them, speak with the maker's voice: a carer can make cards for accounts of their own.
 * Returned are such people with one, who came by a card; undefined where that one hangs together with enough others.
 */
export function circleOfCard(
  links: Links,
  place: number,
  { measured, behind, vouched, voices }: Known,
  besides?: number,
): Set<number> | undefined {
  const reach = largeCircle(voices);
  const without = new Set([vouched.get(place), behind[place], besides].filter((one) => one !== place));
  const circle = peopleAround(links, place, without, {
    reach,
    wanted: wantedGivers(voices),
    measured,
  });
  return circle.size < reach ? circle : undefined;
}

/**
 * For each place the person with whose voice it speaks: as `behind` says, but for those who came by a card. Where the maker
 * is nobody of these people, the first with such a card speaks for the others.
 */
export function voicesWithCards(links: Links, known: Known): number[] {
  const spoken = [...known.behind];
  const firsts = new Map<number, number>();
  const circles: { voice: number; circle: ReadonlySet<number> }[] = [];
  for (const [place, maker] of known.vouched) {
    if (place >= known.measured) continue;
    const circle = circleOfCard(links, place, known);
    spoken[place] = place;
    if (!circle) continue;
    const voice = maker >= 0 ? maker : (firsts.get(maker) ?? place);
    firsts.set(maker, voice);
    spoken[place] = voice;
    circles.push({ voice, circle });
  }
  // Whoever is in such a circle without a card is known through it.
  for (const { voice, circle } of circles)
    for (const place of circle)
      if (!known.vouched.has(place) && spoken[place] === place) spoken[place] = voice;
  return spoken;
}
