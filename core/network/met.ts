import { day } from '#core/progress/day.ts';

/** What ties a person to another, seen from the first. */
export interface Link {
  /** What the first gave or shares: votes for the other, connection and teams. */
  given: number;
  /** What the other gave or shares: what a person can have only with the other's will. */
  received: number;
  /** When the first thing was given or shared. */
  since: number;
  /** When the two first agreed to something, a connection or a team; Infinity for who only votes. */
  met: number;
}

/** For each place, the places it is tied to. */
export type Links = readonly Map<number, Link>[];

/** Those who gave somebody something, or agreed to it; only the first `measured` places count. */
export function* giversOf(links: Links, place: number, measured: number): Iterable<number> {
  for (const [other, { received }] of links[place] ?? []) if (received > 0 && other < measured) yield other;
}

/** Those with whom somebody agreed to be tied, and since when. */
export function* metBy(links: Links, place: number, measured: number): Iterable<[number, number]> {
  for (const [other, { met }] of links[place] ?? [])
    if (met < Infinity && other < measured) yield [other, met];
}

/** The half of those who have met somebody that did so first. */
export function earlierHalf(links: Links, measured: number): Set<number> {
  const met = firstMeetings(links, measured);
  return new Set(met.slice(0, Math.ceil(met.length / 2)).map(({ place }) => place));
}

/** Until when a meeting was early: half of the people had met somebody by then. Who met on one day is told apart by nothing. */
export function earlyUntil(links: Links, measured: number): number {
  const met = firstMeetings(links, measured);
  return (met[Math.ceil(met.length / 2) - 1]?.at ?? 0) + day;
}

/** Those who have met somebody, and since when, the first in front. */
function firstMeetings(links: Links, measured: number): { place: number; at: number }[] {
  const met: { place: number; at: number }[] = [];
  for (let place = 0; place < measured; place++) {
    let at = Number.POSITIVE_INFINITY;
    for (const [, since] of metBy(links, place, measured)) at = Math.min(at, since);
    if (at < Number.POSITIVE_INFINITY) met.push({ place, at });
  }
  return met.sort((one, other) => one.at - other.at || one.place - other.place);
}

/** Chooses which of several circles is the community. */
export type ChooseCircle = <T extends ReadonlySet<number>>(circles: readonly T[]) => T | undefined;

/**
 * The circle that holds most of those who were first, and of equals the largest. Accounts can be made before a village comes,
 * too: where another circle is larger, and of the two only that one has somebody in it who takes care of the community, it is
 * that one.
 */
export function chooseFirst(
  links: Links,
  measured: number,
  carers: ReadonlySet<number> = new Set(),
): ChooseCircle {
  const earlier = earlierHalf(links, measured);
  const countOf = (circle: ReadonlySet<number>, some: ReadonlySet<number>): number =>
    [...circle].filter((place) => some.has(place)).length;
  return (circles) => {
    const bySize = circles.toSorted((one, other) => other.size - one.size);
    const counts = new Map(bySize.map((circle) => [circle, countOf(circle, earlier)]));
    const max = Math.max(...counts.values());
    const first = bySize.find((circle) => counts.get(circle) === max);
    if (!first || countOf(first, carers) > 0) return first;
    return bySize.find((circle) => circle.size > first.size && countOf(circle, carers) > 0) ?? first;
  };
}
