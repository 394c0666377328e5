import { day } from './day.ts';

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

/** The same with all who met on the day of the last of them: who came together is told apart by nothing. */
export function notLater(links: Links, measured: number): Set<number> {
  const met = firstMeetings(links, measured);
  const last = (met[Math.ceil(met.length / 2) - 1]?.at ?? 0) + day;
  return new Set(met.filter(({ at }) => at < last).map(({ place }) => place));
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

/** Of several circles the one that holds most of those who were first, and of equals the largest. */
export function firstOf<T extends ReadonlySet<number>>(
  circles: readonly T[],
  earlier: ReadonlySet<number>,
): T | undefined {
  const counted = circles.map((circle) => ({
    circle,
    earlier: [...circle].filter((place) => earlier.has(place)).length,
  }));
  const isBefore = (one: (typeof counted)[number], other: (typeof counted)[number]): boolean =>
    one.earlier > other.earlier || (one.earlier === other.earlier && one.circle.size > other.circle.size);
  return counted.reduce<(typeof counted)[number] | undefined>(
    (best, one) => (!best || isBefore(one, best) ? one : best),
    undefined,
  )?.circle;
}
