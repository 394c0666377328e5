import { networkModel } from './network-model.ts';
import type { Links } from './network-stars.ts';

/**
 * Those to whom enough people gave something, not counting the circle of one's own: people who, without the one they
 * gave to, are tied to a few others at most. Somebody's second and third account are such a circle, and so is a family
 * that nobody else has met yet, or a dozen accounts that one person has raised with patience: a circle is small beside
 * the community's body. What is followed is what others gave: votes sprinkled over strangers tie nobody to them.
 * Among few people everybody is known. `links` are those left by `findStars`, of which the first `measured` count.
 */
export function findKnown(links: Links, measured: number, body: ReadonlySet<number>): Set<number> {
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
        if (reaches(links, giver, place, { reach, measured })) givers++;
        if (givers === wanted) return true;
      }
      return false;
    }),
  );
}

function* giversOf(links: Links, place: number, measured: number): Iterable<number> {
  for (const [other, { received }] of links[place] ?? []) if (received > 0 && other < measured) yield other;
}

/** Whether so many people hang together with one, and with that one's givers, when another is left out. */
function reaches(
  links: Links,
  from: number,
  without: number,
  { reach, measured }: { reach: number; measured: number },
): boolean {
  const found = new Set([from]);
  for (const place of found) {
    for (const giver of giversOf(links, place, measured)) {
      if (giver !== without) found.add(giver);
      if (found.size >= reach) return true;
    }
  }
  return found.size >= reach;
}

/**
 * The community's own body: most people who hang together by what others gave them. Accounts that nobody in it ever
 * agreed to meet stand apart, however well they know each other. Among few people everybody is of it.
 */
export function findBody(links: Links, measured: number): Set<number> {
  const left = new Set(Array.from({ length: measured }, (_, place) => place));
  if (measured < networkModel.known.fewest) return left;
  let body = new Set<number>();
  for (const first of left) {
    const found = new Set([first]);
    for (const place of found) {
      left.delete(place);
      for (const [other, { given, received }] of links[place] ?? []) {
        // Both ways, or a person who was voted for by the body would draw in whoever voted for them too.
        if (given > 0 && received > 0 && other < measured) found.add(other);
      }
    }
    if (found.size > body.size) body = found;
  }
  return body;
}
