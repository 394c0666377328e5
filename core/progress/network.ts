import { day, dayNumber } from './day.ts';
import { findAnchors } from './network-anchors.ts';
import { findDamped } from './network-damped.ts';
import { findBody, findKnown } from './network-known.ts';
import { networkModel, type TieKind, tiePeriodDays, tiePeriods } from './network-model.ts';
import { findRings } from './network-rings.ts';
import { findStars, type Link, type Links } from './network-stars.ts';

/** Something two people did: connected, ended a challenge in one team, or the first voted for the second. */
export interface Tie {
  kind: TieKind;
  from: number;
  to: number;
  at: number;
}

/** One number for each of `tiePeriods`, in their order. */
export type ByPeriod = [all: number, quarter: number, month: number, week: number];

/** A tie everybody may see: one for each pair and kind. `one` and `other` are places in `people`, the lower first. */
export interface PublicTie {
  one: number;
  other: number;
  kind: 'connection' | 'team';
  weights: ByPeriod;
  /** Whether it belongs to many accounts round one person, and so is counted for nothing. */
  isDamped: boolean;
}

/** All votes of one person for another; never shown by person. `to` is a place in `people`. */
export interface VoteFlow {
  /** A place in `people`, or one after the last for those who did nothing but vote. */
  from: number;
  to: number;
  votes: ByPeriod;
  /** What the votes would weigh if none were damped. */
  full: number;
  weight: number;
}

/** The network as weighted ties between places in `people`, which holds the members' ids. */
export interface NetworkDescription {
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
  /** Places of those who are known beyond a circle of their own. */
  known: Set<number>;
  /** Places of those who hang together with most of the community. */
  body: Set<number>;
  /** Whether anybody may stand apart from it: not among few, nor where only some have met anybody. */
  hasStrangers: boolean;
  /** Places of those who hang together with many whom nobody of the body has met, or one person alone: they have no measures. */
  apart: Set<number>;
  /** For each measured place the one by whom it hangs together with the community; itself for most. */
  anchors: number[];
  /** The most people who hang together with the others by one person; 0 where they are no more than a family. */
  behindOne: number;
}

const periodsOf = (at: number, now: number): boolean[] =>
  tiePeriods.map((period) => now - at < tiePeriodDays[period] * day);

const addByPeriod = (
  sums: ByPeriod,
  periods: readonly boolean[],
  value: (before: number) => number,
): void => {
  for (const [index, isWithin] of periods.entries()) {
    if (isWithin) sums[index] = (sums[index] ?? 0) + value(sums[index] ?? 0);
  }
};

/** What a team adds to the weight a pair has already: each further one is worth less, so that the sum stays bounded. */
const teamStep = (before: number): number => networkModel.weights.team - before * (1 - networkModel.repeat);

/** A pair is connected once, whatever it is told. */
const connectionStep = (before: number): number => networkModel.weights.connection - before;

/** What so many votes of a pair on one day weigh. */
const dayWeight = (votes: number): number =>
  (networkModel.weights.vote * (1 - networkModel.repeat ** votes)) / (1 - networkModel.repeat);

interface Flow extends Omit<VoteFlow, 'full' | 'weight'> {
  days: Map<number, number>;
  since: number;
}

type WeighedFlow = Flow & VoteFlow & { shared: number };

interface Pair extends Omit<PublicTie, 'isDamped'> {
  since: number;
}

/** Whom the network is about, by their ids. */
interface Members {
  /** Ties with others are left out. */
  all: ReadonlySet<number>;
  established: ReadonlySet<number>;
  /** Those for whom somebody who takes care made a card, and who that was; null where nobody knows any more. */
  vouched?: ReadonlyMap<number, number | null>;
}

/** Makes one weighted network of what people did. */
export function describeNetwork(
  ties: Iterable<Tie>,
  { all: members, established, vouched = new Map() }: Members,
  now: number,
): NetworkDescription {
  const valid = [...ties].filter(({ from, to }) => from !== to && members.has(from) && members.has(to));
  const shown = idsOf(
    valid.flatMap(({ kind, from, to }) => {
      if (kind !== 'vote') return [from, to];
      return established.has(from) && established.has(to) ? [to] : [];
    }),
  );
  const measured = shown.filter((id) => established.has(id));
  const people = [...measured, ...shown.filter((id) => !established.has(id))];
  const ids = [...new Set([...people, ...idsOf(valid.flatMap(({ from, to }) => [from, to]))])];
  const {
    pairs,
    flows: given,
    votesOfDay,
  } = collect(valid, new Map(ids.map((id, place) => [id, place])), now);
  const factorOf = circularFactor(given, findRings(ids.length, given), ids.length);
  const weighed = weighFlows(given, votesOfDay, factorOf);
  const links = linksOf(ids.length, pairs, weighed);
  const stars = findStars(links);
  const placeOf = new Map(measured.map((id, place) => [id, place]));
  const withCard = new Map(
    measured.flatMap((id, place) => {
      const maker = vouched.get(id);
      return maker === undefined ? [] : [[place, placeOf.get(maker ?? 0) ?? -1] as const];
    }),
  );
  const { body, apart, hasStrangers } = findBody(links, measured.length, withCard);
  const { anchors, behind, closed, behindOne } = findAnchors(links, measured.length, withCard, body.size);
  const known = findKnown(links, measured.length, { body, apart, behind, vouched: withCard });
  const isDamped = ({ one, other }: { one: number; other: number }): boolean =>
    stars.some(
      ({ satellites, members }) =>
        members.has(one) && members.has(other) && (satellites.has(one) || satellites.has(other)),
    );
  const publicTies = pairs.map(({ since: _, ...tie }) => ({ ...tie, isDamped: isDamped(tie) }));
  const weights = weighed.map(({ days: _, since: __, ...flow }) => ({
    ...flow,
    left: flow.weight * (isDamped({ one: flow.from, other: flow.to }) ? networkModel.star.factor : 1),
  }));
  const flows = weights
    .filter(({ from, to }) => to < measured.length && established.has(ids[from] ?? 0))
    .map(({ shared: _, left: weight, ...flow }) => ({ ...flow, weight }));
  return {
    people,
    measured: measured.length,
    ties: publicTies,
    flows,
    damped: findDamped({ flows: weights, ties: publicTies, stars, known }),
    known,
    body,
    hasStrangers,
    // One neighbour's yes puts nobody's many accounts into the measures.
    apart: new Set(
      [apart, ...closed.filter(({ size }) => size > networkModel.known.family)].flatMap((one) => [...one]),
    ),
    anchors,
    behindOne,
  };
}

const idsOf = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

interface Collected {
  pairs: Pair[];
  flows: Flow[];
  /** Votes given, by voter and day. */
  votesOfDay: Map<string, number>;
}

/** Adds up what is between the same people. */
function collect(known: readonly Tie[], places: ReadonlyMap<number, number>, now: number): Collected {
  const pairs = new Map<string, Pair>();
  const flows = new Map<string, Flow>();
  const votesOfDay = new Map<string, number>();
  for (const { kind, from, to, at } of known) {
    const [source, target] = [places.get(from) ?? 0, places.get(to) ?? 0];
    const periods = periodsOf(at, now);
    if (kind === 'vote') {
      const votedOn = dayNumber(at);
      const flow = flowOf(flows, source, target);
      flow.since = Math.min(flow.since, at);
      flow.days.set(votedOn, (flow.days.get(votedOn) ?? 0) + 1);
      addByPeriod(flow.votes, periods, () => 1);
      const voterDay = `${source} ${votedOn}`;
      votesOfDay.set(voterDay, (votesOfDay.get(voterDay) ?? 0) + 1);
    } else {
      const pair = pairOf(pairs, kind, Math.min(source, target), Math.max(source, target));
      pair.since = Math.min(pair.since, at);
      addByPeriod(pair.weights, periods, kind === 'team' ? teamStep : connectionStep);
    }
  }
  return { pairs: [...pairs.values()], flows: [...flows.values()], votesOfDay };
}

function pairOf(pairs: Map<string, Pair>, kind: PublicTie['kind'], one: number, other: number): Pair {
  const key = `${kind} ${one} ${other}`;
  const pair = pairs.get(key) ?? { one, other, kind, weights: [0, 0, 0, 0], since: Infinity };
  pairs.set(key, pair);
  return pair;
}

function flowOf(flows: Map<string, Flow>, from: number, to: number): Flow {
  const key = `${from} ${to}`;
  const empty: Flow = { from, to, votes: [0, 0, 0, 0], days: new Map(), since: Infinity };
  const flow = flows.get(key) ?? empty;
  flows.set(key, flow);
  return flow;
}

/** What is left of votes in return and inside circles; all of it where most of so many people get such votes. */
function circularFactor(
  flows: readonly Flow[],
  rings: readonly (readonly number[])[],
  people: number,
): (flow: Flow) => number {
  const { reciprocal, ring, usual } = networkModel;
  const ringOf = new Map(rings.flatMap((places, index) => places.map((place) => [place, index])));
  const given = new Map(flows.map(({ from, to, votes }) => [`${from} ${to}`, votes[0]]));
  const factorOf = ({ from, to, votes }: Flow): number => {
    if (ringOf.has(from) && ringOf.get(from) === ringOf.get(to)) return ring.factor;
    const isReturned = Math.min(votes[0], given.get(`${to} ${from}`) ?? 0) >= reciprocal.votes;
    return isReturned ? reciprocal.factor : 1;
  };
  const lifted = new Set(flows.filter((flow) => factorOf(flow) < 1).map(({ to }) => to));
  return lifted.size > people * usual ? () => 1 : factorOf;
}

/** Gives each flow its weight: little for bursts, for votes in return and inside circles. */
function weighFlows(
  flows: readonly Flow[],
  votesOfDay: ReadonlyMap<string, number>,
  factorOf: (flow: Flow) => number,
): WeighedFlow[] {
  const { maxVoteWeight, burst } = networkModel;
  return flows.map((flow) => {
    let [full, shared] = [0, 0];
    for (const [votedOn, count] of flow.days) {
      full += dayWeight(count);
      shared += dayWeight(count) * Math.min(1, burst / (votesOfDay.get(`${flow.from} ${votedOn}`) ?? 1));
    }
    const atMost = (weight: number): number => Math.min(maxVoteWeight, weight);
    return { ...flow, full: atMost(full), shared: atMost(shared), weight: atMost(shared) * factorOf(flow) };
  });
}

type Given = Partial<Link> & Pick<Link, 'since'>;

/** All that ties people, in both directions, with votes at what they would weigh undamped. */
function linksOf(size: number, pairs: readonly Pair[], flows: readonly WeighedFlow[]): Links {
  const links: Links = Array.from({ length: size }, () => new Map());
  const add = (from: number, to: number, { given = 0, received = 0, since, met = Infinity }: Given): void => {
    const before = links[from]?.get(to) ?? { given: 0, received: 0, since: Infinity, met: Infinity };
    links[from]?.set(to, {
      given: before.given + given,
      received: before.received + received,
      since: Math.min(before.since, since),
      met: Math.min(before.met, met),
    });
  };
  for (const { one, other, weights, since } of pairs) {
    const shared = { given: weights[0], received: weights[0], since, met: since };
    add(one, other, shared);
    add(other, one, shared);
  }
  for (const { from, to, full, since } of flows) {
    add(from, to, { given: full, since });
    add(to, from, { received: full, since });
  }
  return links;
}
