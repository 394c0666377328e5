import { dayNumber } from './day.ts';
import { networkModel, type TieKind, tiePeriodDays, tiePeriods } from './network-model.ts';
import { findRings } from './network-rings.ts';

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
  /** Whom a tie or somebody's vote reached. That a member votes is told by nothing, not even by being here. */
  people: number[];
  ties: PublicTie[];
  flows: VoteFlow[];
  /** Places in `people` of those who got most of their votes in bursts, in return or inside a circle. */
  damped: Set<number>;
}

const day = 24 * 3600 * 1000;

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

interface Flow extends VoteFlow {
  days: Map<number, number>;
}

/** Makes one weighted network of what people did; ties with those who are not among `members` are left out. */
export function describeNetwork(
  ties: Iterable<Tie>,
  members: ReadonlySet<number>,
  now: number,
): NetworkDescription {
  const known = [...ties].filter(({ from, to }) => from !== to && members.has(from) && members.has(to));
  const people = idsOf(known.flatMap(({ kind, from, to }) => (kind === 'vote' ? [to] : [from, to])));
  const places = new Map(people.map((id, place) => [id, place]));
  for (const voter of idsOf(known.map(({ from }) => from))) {
    if (!places.has(voter)) places.set(voter, places.size);
  }
  const pairs = new Map<string, PublicTie>();
  const flows = new Map<string, Flow>();
  const votesOfDay = new Map<string, number>();
  for (const { kind, from, to, at } of known) {
    const [source, target] = [places.get(from) ?? 0, places.get(to) ?? 0];
    const periods = periodsOf(at, now);
    if (kind === 'vote') {
      const votedOn = dayNumber(at);
      const flow = flowOf(flows, source, target);
      flow.days.set(votedOn, (flow.days.get(votedOn) ?? 0) + 1);
      addByPeriod(flow.votes, periods, () => 1);
      const voterDay = `${source} ${votedOn}`;
      votesOfDay.set(voterDay, (votesOfDay.get(voterDay) ?? 0) + 1);
    } else {
      const pair = pairOf(pairs, kind, Math.min(source, target), Math.max(source, target));
      addByPeriod(pair.weights, periods, kind === 'team' ? teamStep : connectionStep);
    }
  }
  const weighed = weighFlows(flows, votesOfDay, findRings(places.size, [...flows.values()]));
  return { people, ties: [...pairs.values()], flows: weighed, damped: findDamped(weighed) };
}

const idsOf = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

function pairOf(
  pairs: Map<string, PublicTie>,
  kind: PublicTie['kind'],
  one: number,
  other: number,
): PublicTie {
  const key = `${kind} ${one} ${other}`;
  const pair = pairs.get(key) ?? { one, other, kind, weights: [0, 0, 0, 0] };
  pairs.set(key, pair);
  return pair;
}

function flowOf(flows: Map<string, Flow>, from: number, to: number): Flow {
  const key = `${from} ${to}`;
  const flow = flows.get(key) ?? { from, to, votes: [0, 0, 0, 0], full: 0, weight: 0, days: new Map() };
  flows.set(key, flow);
  return flow;
}

/** Gives each flow its weight: little for bursts, for votes in return and inside circles. */
function weighFlows(
  flows: ReadonlyMap<string, Flow>,
  votesOfDay: ReadonlyMap<string, number>,
  rings: readonly (readonly number[])[],
): VoteFlow[] {
  const { mostVoteWeight, burst, reciprocal, ring } = networkModel;
  const ringOf = new Map(rings.flatMap((places, index) => places.map((place) => [place, index])));
  return [...flows.values()].map(({ days, ...flow }) => {
    const { from, to, votes } = flow;
    let [full, shared] = [0, 0];
    for (const [votedOn, count] of days) {
      full += dayWeight(count);
      shared += dayWeight(count) * Math.min(1, burst / (votesOfDay.get(`${from} ${votedOn}`) ?? 1));
    }
    const returned = flows.get(`${to} ${from}`)?.votes[0] ?? 0;
    const isReturned = Math.min(votes[0], returned) >= reciprocal.votes;
    const isRing = ringOf.has(from) && ringOf.get(from) === ringOf.get(to);
    const factor = isRing ? ring.factor : isReturned ? reciprocal.factor : 1;
    const most = (weight: number): number => Math.min(mostVoteWeight, weight);
    return { ...flow, full: most(full), weight: most(shared) * factor };
  });
}

function findDamped(flows: readonly VoteFlow[]): Set<number> {
  const { votes: fewest, share } = networkModel.damped;
  const received = new Map<number, { votes: number; full: number; weight: number }>();
  for (const { to, votes, full, weight } of flows) {
    const before = received.get(to) ?? { votes: 0, full: 0, weight: 0 };
    received.set(to, {
      votes: before.votes + votes[0],
      full: before.full + full,
      weight: before.weight + weight,
    });
  }
  const damped = [...received].filter(
    ([, { votes, full, weight }]) => votes >= fewest && weight <= full * (1 - share),
  );
  return new Set(damped.map(([place]) => place));
}
