import { day } from './day.ts';
import { findAnchors } from './network-anchors.ts';
import { findDamped } from './network-damped.ts';
import { type Echoes, findBeside } from './network-echoes.ts';
import { countFairTeams } from './network-fair-teams.ts';
import { findBody, findKnown } from './network-known.ts';
import { chooseFirst } from './network-met.ts';
import { networkModel, tiePeriodDays } from './network-model.ts';
import { findRings } from './network-rings.ts';
import { findStars } from './network-stars.ts';
import {
  circularFactor,
  collect,
  linksOf,
  type PublicTie,
  type Tie,
  type VoteFlow,
  weighFlows,
} from './network-ties.ts';

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
  /** Places of those whom two people alone tie to the community: what is between them is measured no more than within one voice. */
  held: Set<number>;
  /** For each measured place the one by whom it hangs together with the community; itself for most. */
  anchors: number[];
  /** By place those who know the community through it and one other alone, and who of them said it first. */
  echoes: Echoes;
  /** The most people who hang together with the others by one person; 0 where they are no more than a family. */
  behindOne: number;
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
  const carerPlaces = new Set([...carers].flatMap((id) => placeOf.get(id) ?? []));
  const choose = chooseFirst(links, measured.length, carerPlaces);
  const { body, apart, hasStrangers } = findBody(links, measured.length, withCard, choose);
  const seen = { vouched: withCard, body, choose };
  const { anchors, behind, closed, behindOne, core, voices } = findAnchors(links, measured.length, seen);
  const beside = findBeside(links, {
    measured: measured.length,
    anchors,
    core,
    voices,
    vouched: withCard,
  });
  const { echoes } = beside;
  const known = findKnown(links, measured.length, {
    body,
    apart,
    behind,
    voices,
    ...beside,
    vouched: withCard,
  });
  const isDamped = ({ one, other }: { one: number; other: number }): boolean =>
    stars.some(
      ({ satellites, members }) =>
        members.has(one) && members.has(other) && (satellites.has(one) || satellites.has(other)),
    );
  const publicTies = pairs.map(({ since: _, ...tie }) => ({ ...tie, isDamped: isDamped(tie) }));
  const weights = weighed.map(({ days: _, since: __, ...flow }) => ({
    ...flow,
    left: isDamped({ one: flow.from, other: flow.to }) ? 0 : flow.weight,
  }));
  const flows = weights
    .filter(({ from, to }) => to < measured.length && established.has(ids[from] ?? 0))
    .map(({ shared: _, left: weight, ...flow }) => ({ ...flow, weight }));
  const isOwn = (id: number, mateId: number): boolean => {
    const [place, mate] = [placeOf.get(id) ?? -1, placeOf.get(mateId) ?? -1];
    if (!body.has(mate)) return hasStrangers;
    if (echoes.get(place)?.has(mate)) return true;
    return anchors[mate] !== mate && (anchors[mate] === place || anchors[mate] === anchors[place]);
  };
  return {
    people,
    measured: measured.length,
    ties: publicTies,
    flows,
    damped: findDamped({ flows: weights, ties: publicTies, stars, known }),
    known,
    body,
    hasStrangers,
    // One neighbour's yes, or two, puts nobody's many accounts into the measures.
    apart: new Set(
      [apart, ...[...closed, ...beside.held].filter(({ size }) => size > networkModel.known.family)].flatMap(
        (one) => [...one],
      ),
    ),
    held: new Set(beside.held.flatMap((circle) => [...circle])),
    anchors,
    echoes,
    behindOne,
    fairTeams: {
      all: countFairTeams(valid, isOwn),
      month: countFairTeams(
        valid.filter(({ at }) => now - at < tiePeriodDays.month * day),
        isOwn,
      ),
    },
  };
}

const idsOf = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
