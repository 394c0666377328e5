import { day } from '#core/progress/day.ts';
import { type Community, findCommunity } from './community.ts';
import { findDamped } from './damped.ts';
import { countFairTeams } from './fair-teams.ts';
import { tiePeriodDays } from './model.ts';
import { findRings } from './rings.ts';
import { findStars, type Star } from './stars.ts';
import {
  circularFactor,
  collect,
  linksOf,
  type PublicTie,
  type Tie,
  type VoteFlow,
  weighFlows,
} from './ties.ts';

/** The network as weighted ties between places in `people`, which holds the members' ids. */
export interface NetworkDescription extends Community {
  /**
   * Whom a tie or somebody's vote reached, the established first. That a member votes is told by nothing, not even by
   * being here.
   */
  people: number[];
  /** So many of them are established: only these have measures, and only what is between them is measured. */
  measured: number;
  ties: PublicTie[];
  /** Votes of established members for established members. */
  flows: VoteFlow[];
  /**
   * Places in `people` of those who got most of their votes in bursts, in return or inside a circle, and of those in
   * and round whom many accounts turn.
   */
  damped: Set<number>;
  /** By id how many challenges somebody ended with somebody who speaks with a voice of their own, ever and of late. */
  fairTeams: { all: Map<number, number>; month: Map<number, number> };
}

/** Whom the network is about, by their ids. */
interface Members {
  /** Ties with others are left out. */
  all: ReadonlySet<number>;
  established: ReadonlySet<number>;
  /** Those for whom somebody who takes care made a card, and who that was; null where nobody knows any more. */
  vouched?: ReadonlyMap<number, number | null>;
  /** Those who take care of the community. */
  carers?: ReadonlySet<number>;
}

/** Makes one weighted network of what people did. */
export function describeNetwork(
  ties: Iterable<Tie>,
  { all: members, established, vouched = new Map(), carers = new Set() }: Members,
  now: number,
): NetworkDescription {
  const valid = [...ties].filter(({ from, to }) => from !== to && members.has(from) && members.has(to));
  const { people, ids, measured } = placesOf(valid, established);
  const { pairs, flows: given, votesOfDay } = collect(valid, placeById(ids), now);
  const factorOf = circularFactor(given, findRings(ids.length, given), ids.length);
  const weighed = weighFlows(given, votesOfDay, factorOf);
  const links = linksOf(ids.length, pairs, weighed);
  const stars = findStars(links);
  const placeOf = placeById(people.slice(0, measured));
  const community = findCommunity(links, measured, {
    vouched: new Map(
      [...placeOf].flatMap(([id, place]) => {
        const maker = vouched.get(id);
        return maker === undefined ? [] : [[place, placeOf.get(maker ?? 0) ?? -1] as const];
      }),
    ),
    carers: new Set([...carers].flatMap((id) => placeOf.get(id) ?? [])),
  });
  const publicTies = pairs.map(({ since: _, ...tie }) => ({
    ...tie,
    isDamped: isInStar(stars, tie.one, tie.other),
  }));
  const flows = weighed.map(({ days: _, since: __, ...flow }) => ({
    ...flow,
    left: isInStar(stars, flow.from, flow.to) ? 0 : flow.weight,
  }));
  const isOwn = (id: number, mateId: number): boolean =>
    isOwnMate(community, placeOf.get(id) ?? -1, placeOf.get(mateId) ?? -1);
  return {
    people,
    measured,
    ties: publicTies,
    flows: flows
      .filter(({ from, to }) => to < measured && established.has(ids[from] ?? 0))
      .map(({ shared: _, left: weight, ...flow }) => ({ ...flow, weight })),
    damped: findDamped({ flows, ties: publicTies, stars, known: community.known }),
    ...community,
    fairTeams: {
      all: countFairTeams(valid, isOwn),
      month: countFairTeams(
        valid.filter(({ at }) => now - at < tiePeriodDays.month * day),
        isOwn,
      ),
    },
  };
}

interface Places {
  people: number[];
  /** Everybody who did something: after the people those who did nothing but vote. */
  ids: number[];
  measured: number;
}

/** Gives everybody a place. */
function placesOf(ties: readonly Tie[], established: ReadonlySet<number>): Places {
  const shown = sortedIds(
    ties.flatMap(({ kind, from, to }) => {
      if (kind !== 'vote') return [from, to];
      return established.has(from) && established.has(to) ? [to] : [];
    }),
  );
  const measured = shown.filter((id) => established.has(id));
  const people = [...measured, ...shown.filter((id) => !established.has(id))];
  const ids = [...new Set([...people, ...sortedIds(ties.flatMap(({ from, to }) => [from, to]))])];
  return { people, ids, measured: measured.length };
}

const sortedIds = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

const placeById = (ids: readonly number[]): Map<number, number> =>
  new Map(ids.map((id, place) => [id, place]));

/** Whether what is between two people belongs to many accounts round one person. */
const isInStar = (stars: readonly Star[], one: number, other: number): boolean =>
  stars.some(
    ({ satellites, members }) =>
      members.has(one) && members.has(other) && (satellites.has(one) || satellites.has(other)),
  );

/** Whether a teammate may be an account of the same person, for all that can be told. */
function isOwnMate({ body, hasStrangers, echoes, anchors }: Community, place: number, mate: number): boolean {
  if (!body.has(mate)) return hasStrangers;
  if (echoes.get(place)?.has(mate)) return true;
  return anchors[mate] !== mate && (anchors[mate] === place || anchors[mate] === anchors[place]);
}
