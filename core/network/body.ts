import type { Vouched } from './cards.ts';
import { type ChooseCircle, chooseFirst, type Links, metBy } from './met.ts';
import { networkModel } from './model.ts';
import { isCommunity, wantedGivers } from './sizes.ts';

/** Who hangs together with the community, and who stands apart from it with others. */
export interface Standing {
  body: Set<number>;
  /** Whether somebody may be a stranger to it; false where everybody is of it. */
  hasStrangers: boolean;
  /** Places of circles larger than a family that nobody of the body has met; none among few people. */
  apart: Set<number>;
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

/** All who are in one of these circles. */
export const placesOf = (circles: readonly ReadonlySet<number>[]): Set<number> =>
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
