import { networkModel } from './network-model.ts';
import type { Links } from './network-stars.ts';

/** Who hangs together with the community, and who stands apart from it with others. */
interface Standing {
  body: Set<number>;
  /** Places of circles larger than a family that nobody of the body has met; none among few people. */
  apart: Set<number>;
}

/**
 * Those to whom enough people gave something, not counting the circle of one's own: people who, without the one they
 * gave to, are tied to a few others at most. Somebody's second and third account are such a circle, and so is a family
 * that nobody else has met yet, or a dozen accounts that one person has raised with patience: a circle is small beside
 * the community's body, and where it is not, nobody of the body has met it: patience makes accounts, not neighbours.
 * Among few people everybody is known. `links` are those left by `findStars`, of which the first `measured` count.
 */
export function findKnown(links: Links, measured: number, { body, apart }: Standing): Set<number> {
  const { fewest, circle, people, largest } = networkModel.known;
  const everybody = Array.from({ length: measured }, (_, place) => place);
  if (measured < fewest) return new Set(everybody);
  const wanted = Math.min(people, Math.floor(measured / 4));
  const smallest = Math.min(circle, Math.floor(measured / 3));
  const reach = Math.min(largest, Math.max(smallest, Math.floor(body.size / 2)));
  return new Set(
    everybody.filter((place) => {
      let givers = 0;
      for (const giver of giversOf(links, place, measured)) {
        if (!apart.has(giver) && reaches(links, giver, place, { reach, wanted, measured })) givers++;
        if (givers === wanted) return true;
      }
      return false;
    }),
  );
}

function* giversOf(links: Links, place: number, measured: number): Iterable<number> {
  for (const [other, { received }] of links[place] ?? []) if (received > 0 && other < measured) yield other;
}

/** Those with whom somebody agreed to be tied, and since when. */
function* metBy(links: Links, place: number, measured: number): Iterable<[number, number]> {
  for (const [other, { met }] of links[place] ?? [])
    if (met < Infinity && other < measured) yield [other, met];
}

interface Reach {
  /** So many people are enough. */
  reach: number;
  /** So many must have voted for a circle before they count as of it: one neighbour's vote vouches for no circle. */
  wanted: number;
  measured: number;
}

/** Whether so many people hang together with one, when another is left out. */
function reaches(links: Links, from: number, without: number, { reach, wanted, measured }: Reach): boolean {
  const found = new Set([from]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const place of found) {
      for (const [other] of metBy(links, place, measured)) {
        if (other !== without) found.add(other);
        if (found.size >= reach) return true;
      }
    }
    const voters = votersFor(links, found, without, { reach, measured });
    if (voters.size >= wanted) for (const voter of voters) found.add(voter);
    if (found.size >= reach) return true;
  }
  return false;
}

/** Those from outside who gave something to a circle; no more of them than are enough. */
function votersFor(
  links: Links,
  circle: ReadonlySet<number>,
  without: number,
  { reach, measured }: Omit<Reach, 'wanted'>,
): Set<number> {
  const voters = new Set<number>();
  for (const place of circle) {
    for (const giver of giversOf(links, place, measured)) {
      if (giver !== without && !circle.has(giver)) voters.add(giver);
      if (voters.size >= reach) return voters;
    }
  }
  return voters;
}

/**
 * The community's own body: people who hang together by what both agreed to. Accounts that nobody in it ever agreed to
 * meet stand apart, however well they know each other and however many they are: the body is where most of those hang
 * together who had met somebody first, since a thousand accounts can be made later, and none earlier. Among few people,
 * and where only a few have met anybody, everybody is of it.
 */
export function findBody(links: Links, measured: number): Standing {
  const { fewest, share, circle, family } = networkModel.known;
  const everybody = {
    body: new Set(Array.from({ length: measured }, (_, place) => place)),
    apart: new Set<number>(),
  };
  if (measured < fewest) return everybody;
  const earlier = new Set(earlierHalf(links, measured));
  const circles = circlesOf(links, measured).map((places) => ({
    places,
    earlier: [...places].filter((place) => earlier.has(place)).length,
  }));
  const first = circles.reduce((best, one) =>
    one.earlier > best.earlier || (one.earlier === best.earlier && one.places.size > best.places.size)
      ? one
      : best,
  );
  if (first.places.size < Math.max(fewest, measured * share)) return everybody;
  const small = Math.min(circle, Math.max(family, Math.floor(first.places.size / 2)));
  const apart = circles.filter((one) => one !== first && one.places.size > small);
  return { body: first.places, apart: new Set(apart.flatMap(({ places }) => [...places])) };
}

/** The half of those who have met somebody that did so first. */
function earlierHalf(links: Links, measured: number): number[] {
  const met: { place: number; at: number }[] = [];
  for (let place = 0; place < measured; place++) {
    let at = Number.POSITIVE_INFINITY;
    for (const [, since] of metBy(links, place, measured)) at = Math.min(at, since);
    if (at < Number.POSITIVE_INFINITY) met.push({ place, at });
  }
  met.sort((one, other) => one.at - other.at || one.place - other.place);
  return met.slice(0, Math.ceil(met.length / 2)).map(({ place }) => place);
}

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
