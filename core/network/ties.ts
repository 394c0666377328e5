import { day, dayNumber } from '#core/progress/day.ts';
import type { Link, Links } from './met.ts';
import { networkModel, type TieKind, tiePeriodDays, tiePeriods } from './model.ts';

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

interface Collected {
  pairs: Pair[];
  flows: Flow[];
  /** Votes given, by voter and day. */
  votesOfDay: Map<string, number>;
}

/** Adds up what is between the same people. */
export function collect(known: readonly Tie[], places: ReadonlyMap<number, number>, now: number): Collected {
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
export function circularFactor(
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
export function weighFlows(
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
export function linksOf(size: number, pairs: readonly Pair[], flows: readonly WeighedFlow[]): Links {
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
