import { giversOf, type Links, metBy } from './met.ts';

/** Places that are asked for and never read. */
type Places = Pick<ReadonlySet<number>, 'has'>;

interface Reach {
  /** So many people are enough. */
  reach: number;
  /** So many must have voted for a circle before they count as of it: one neighbour's vote vouches for no circle. */
  wanted: number;
  measured: number;
}

/** Those who hang together with one, when others are left out; no more of them than are enough. */
export function peopleAround(
  links: Links,
  from: number,
  without: Places,
  { reach, wanted, measured }: Reach,
): Set<number> {
  const found = new Set([from]);
  let before: number;
  do {
    before = found.size;
    for (const place of found) {
      for (const [other] of metBy(links, place, measured)) {
        if (!without.has(other)) found.add(other);
        if (found.size >= reach) return found;
      }
    }
    const voters = votersFor(links, found, without, { reach, measured });
    if (voters.size >= wanted) for (const voter of voters) found.add(voter);
  } while (before < found.size && found.size < reach);
  return found;
}

/** Those from outside who gave something to a circle; no more of them than are enough. */
function votersFor(
  links: Links,
  circle: ReadonlySet<number>,
  without: Places,
  { reach, measured }: Omit<Reach, 'wanted'>,
): Set<number> {
  const voters = new Set<number>();
  for (const place of circle) {
    for (const giver of giversOf(links, place, measured)) {
      if (!without.has(giver) && !circle.has(giver)) voters.add(giver);
      if (voters.size >= reach) return voters;
    }
  }
  return voters;
}
