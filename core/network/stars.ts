import { day } from '#core/progress/day.ts';
import { earlierHalf, type Links } from './met.ts';
import { networkModel } from './model.ts';

/** Many accounts round one person, or a few, that hardly anybody else knows. */
export interface Star {
  /** Those whose ties and votes go round in here. */
  satellites: Set<number>;
  /** The satellites, whom they raise, and who is known to them alone. */
  members: Set<number>;
}

const { size, slowSize, open, focus, slowFocus, centres: maxCentres, outside, burst } = networkModel.star;

/**
 * Finds the stars. What counts as open to the community is what others gave or agreed to: votes sprinkled over
 * strangers open nothing. A village whose people know each other as well as the one in the middle is no star, nor is a
 * circle that holds most of those who met first: it is the community, and those outside it are the newcomers.
 * Takes the ties inside each star out of `links`, so that what was hidden behind it is seen next.
 */
export function findStars(links: Links): Star[] {
  const people = links.filter((own) => own.size > 0).length;
  const earlier = earlierHalf(links, links.length);
  const stars: Star[] = [];
  for (let found = links.length; found > 0; ) {
    found = 0;
    const known = links.map((own) => [...own.values()].filter(({ received }) => received > 0).length);
    for (const centre of links.keys()) {
      // Whoever is voted for has agreed to nothing: strangers who only vote must not draw in the own friends.
      for (const isTied of [true, false]) {
        const star = starRound(links, known, centre, isTied);
        if (!star || people - star.members.size < outside) continue;
        if ([...star.members].filter((place) => earlier.has(place)).length * 2 > earlier.size) continue;
        stars.push(star);
        found++;
        takeOut(links, star);
      }
    }
  }
  return stars;
}

function takeOut(links: Links, { satellites, members }: Star): void {
  for (const one of satellites) {
    for (const other of members) {
      links[one]?.delete(other);
      links[other]?.delete(one);
    }
  }
}

/** The star round a person of those tied to them by their own will too, or of those who only vote for them. */
function starRound(
  links: Links,
  known: readonly number[],
  centre: number,
  isTied: boolean,
): Star | undefined {
  const closed = closedRound(links, known, centre, isTied);
  if (!closed) return undefined;
  const { satellites, members } = closed;
  const raised = [...members].filter((place) => {
    const tied = countIn(links[place], satellites);
    return place === centre || tied * 2 >= satellites.size;
  });
  const isBurst = cameInBurst(links, closed);
  const share = shareGiven(links, closed, new Set(raised));
  const isStar = isBurst
    ? share >= focus
    : share >= slowFocus && raised.length <= maxCentres && satellites.size >= slowSize;
  return isStar ? closed : undefined;
}

/** Those tied to the centre whom hardly anybody knows but the centre and each other; undefined when they are few. */
function closedRound(
  links: Links,
  known: readonly number[],
  centre: number,
  isTied: boolean,
): Star | undefined {
  const own = [...(links[centre] ?? [])];
  const round = own.filter(([, { given }]) => given > 0 === isTied).map(([place]) => place);
  // Whom many more people know than the centre has round it is closed to nobody; to follow all their ties would take long.
  let satellites = new Set(round.filter((place) => (known[place] ?? 0) <= own.length * 4));
  for (;;) {
    if (satellites.size < size) return undefined;
    const members = new Set([centre, ...satellites, ...knownOnlyTo(links, satellites)]);
    const left = new Set([...satellites].filter((place) => isClosed(links[place], members)));
    if (left.size === satellites.size) return { satellites, members };
    satellites = left;
  }
}

/** Those who share most of their ties with these: a second one whom the same accounts raise, and their own helpers. */
function knownOnlyTo(links: Links, satellites: ReadonlySet<number>): number[] {
  const counts = new Map<number, number>();
  for (const place of satellites) {
    for (const [other, { received }] of links[place] ?? []) {
      if (received > 0) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  const known = [...counts].filter(([place, count]) => {
    const all = links[place]?.size ?? 0;
    return count === all || (count >= size && count * 2 >= all);
  });
  return known.map(([place]) => place);
}

function isClosed(own: Links[number] | undefined, members: ReadonlySet<number>): boolean {
  let [inside, outwards] = [0, 0];
  for (const [other, { given, received }] of own ?? []) {
    if (members.has(other)) inside += given;
    else outwards += received;
  }
  return outwards < (inside + outwards) * open;
}

const countIn = (own: Links[number] | undefined, places: ReadonlySet<number>): number =>
  [...(own?.keys() ?? [])].filter((place) => places.has(place)).length;

/** The share of what the satellites give in here that goes to those in the middle. */
function shareGiven(links: Links, { satellites, members }: Star, raised: ReadonlySet<number>): number {
  let [all, toRaised] = [0, 0];
  for (const place of satellites) {
    if (raised.has(place)) continue;
    for (const [other, { given }] of links[place] ?? []) {
      if (members.has(other)) all += given;
      if (raised.has(other)) toRaised += given;
    }
  }
  return all === 0 ? 1 : toRaised / all;
}

/** Whether most of what ties the satellites to the others in here began within some days. */
function cameInBurst(links: Links, { satellites, members }: Star): boolean {
  const times = [...satellites]
    .flatMap((place) => [...(links[place] ?? [])])
    .filter(([other]) => members.has(other))
    .map(([, { since }]) => since)
    .sort((one, other) => one - other);
  const count = Math.ceil(times.length * burst.share);
  return times.some((from, index) => (times[index + count - 1] ?? Infinity) - from <= burst.days * day);
}
