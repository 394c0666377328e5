import { isOneVoice } from '#core/network/anchors.ts';
import { describeNetwork, type NetworkDescription } from '#core/network/describe-network.ts';
import { isEcho } from '#core/network/echoes.ts';
import { networkModel } from '#core/network/model.ts';
import type { PublicTie, Tie } from '#core/network/ties.ts';
import { heardShares } from '#core/network/voices.ts';
import type { NetworkPlace } from '#core/network/words.ts';
import type { Histograms } from '#core/progress/leaders.ts';
import type { MemberFacts } from '#core/progress/member-facts.ts';
import { leadershipOf, type SeenPlace } from '#server/ledger/leadership.ts';
import { influenceGraph, publicGraph } from './graphs.ts';
import { numberGroups, placesBetween, votesBetween } from './groups.ts';
import { layOut } from './layout.ts';
import { betweenness, communities, pageRank } from './measures.ts';
import { findOwnGifts } from './own-gifts.ts';
import { compareLeaders, seePlaces } from './see-places.ts';
import { emptySnapshot, type Snapshot, type SnapshotGroup, type SnapshotPerson } from './snapshot.ts';

/** What is known of a member besides the ties. */
export interface MemberFigures {
  id: number;
  facts: MemberFacts;
  /** Only what such members give is measured, and only they are. */
  isEstablished: boolean;
  /** Came by a card that somebody who takes care made for this person; null where nobody knows any more who. */
  cardBy?: number | null;
  /** Takes care of the community. */
  isCarer?: boolean;
  points: number;
  /** Points earned in the last 30 days. */
  rise: number;
  /** Those of them that came of challenges ended in a team. */
  teamRise?: number;
}

export interface SnapshotInput {
  ties: Iterable<Tie>;
  members: readonly MemberFigures[];
  now: number;
  /** Called now and then within the longest work, so that others have the processor meanwhile. */
  rest?: () => void;
}

/** Measures the whole network; of fewer than five people there is nothing to tell. */
export function computeSnapshot({ ties, members, now, rest }: SnapshotInput): Snapshot {
  const byId = new Map(members.map((member) => [member.id, member]));
  const established = members.filter(({ isEstablished }) => isEstablished).map(({ id }) => id);
  const vouched = new Map(
    members.flatMap(({ id, cardBy }) => (cardBy === undefined ? [] : [[id, cardBy] as const])),
  );
  const carers = new Set(members.filter(({ isCarer }) => isCarer).map(({ id }) => id));
  const about = { all: new Set(byId.keys()), established: new Set(established), vouched, carers };
  const network = describeNetwork(ties, about, now);
  const connections = network.ties.filter(({ kind }) => kind === 'connection').length;
  const { behindOne } = network;
  const head = { modelVersion: networkModel.version, computedAt: now, connections, behindOne };
  if (network.people.length < networkModel.fewestPeople) return { ...emptySnapshot, ...head };
  const measured = measure(network, rest);
  const gifts = findOwnGifts(network, measured.shares, byId);
  const places = seePlaces(network, measured.places, gifts);
  const leaders = compareLeaders(network, places, byId);
  const people = describePeople(network, measured, byId, { gifts, places, leaders });
  const tied = new Set(network.ties.flatMap(({ one, other }) => [one, other])).size;
  const collaborationRate = Math.round((tied / members.length) * 100);
  return {
    ...head,
    ...arrange(people, network.ties, measured.groups),
    figures: {
      centralNodes: countCentral(measured.ranks),
      activeConnections: connections,
      collaborationRate,
      emergingInfluencers: people.filter(({ isEmerging }) => isEmerging).length,
    },
    insights: insightsOf(people, measured.groups, collaborationRate),
    groupVotes: votesBetween(measured.groups, network.flows),
    leaders,
  };
}

/** What was measured, by place: of those who are not established nothing is. */
interface Measured {
  degrees: number[];
  between: Float64Array;
  ranks: Float64Array;
  groups: Int32Array;
  places: NetworkPlace[];
  /** What is heard of each flow of votes. */
  shares: number[];
}

function measure(network: NetworkDescription, rest: SnapshotInput['rest']): Measured {
  const ties = network.ties.filter(
    ({ one, other, isDamped }) =>
      other < network.measured &&
      !isDamped &&
      network.body.has(one) &&
      network.body.has(other) &&
      !(network.apart.has(one) && network.apart.has(other)) &&
      !(network.held.has(one) && network.held.has(other)) &&
      !isOneVoice(network.anchors, one, other) &&
      !isEcho(network.echoes, one, other) &&
      !isEcho(network.echoes, other, one),
  );
  const tied = publicGraph(network.measured, ties);
  const between = betweenness(tied, rest);
  const groups = numberGroups(communities(tied));
  const shares = heardShares(network.flows, network);
  return {
    degrees: Array.from({ length: network.measured }, (_, place) => tied.degree(place)),
    between,
    ranks: influenceOf(network, ties, shares),
    groups,
    places: placesBetween(groups, ties, between),
    shares,
  };
}

/** Everyone's share of the influence; what lies in the ballot box is nobody's, and so is what is said within one voice. */
function influenceOf(
  { measured, flows }: NetworkDescription,
  ties: readonly PublicTie[],
  shares: readonly number[],
): Float64Array {
  const counted = flows.map((flow, index) => ({ ...flow, weight: flow.weight * (shares[index] ?? 0) }));
  const ranks = pageRank(
    influenceGraph(
      measured,
      ties,
      counted.filter(({ weight }) => weight > 0),
    ),
  ).slice(0, measured);
  const sum = ranks.reduce((all, rank) => all + rank, 0);
  return ranks.map((rank) => rank / sum);
}

const countCentral = (ranks: Float64Array): number =>
  ranks.filter((rank) => rank * ranks.length >= networkModel.central).length;

type Unplaced = Omit<SnapshotPerson, 'x' | 'y'>;

interface Compared {
  gifts: ReturnType<typeof findOwnGifts>;
  places: readonly SeenPlace[];
  leaders: Histograms;
}

function describePeople(
  network: NetworkDescription,
  { degrees, between, ranks, groups }: Measured,
  byId: ReadonlyMap<number, MemberFigures>,
  { gifts, places, leaders }: Compared,
): Unplaced[] {
  const { people, flows, damped, known, body, anchors, echoes } = network;
  const isRated = (place: number): boolean => known.has(place) && !damped.has(place);
  const emerging = findEmerging(
    people.flatMap((id, place) => {
      const member = isRated(place) && byId.get(id);
      return member ? { ...member, rise: gifts[place]?.rise ?? 0 } : [];
    }),
  );
  const votes = people.map((): Unplaced['votes'] => [0, 0, 0, 0]);
  for (const flow of flows) {
    const own = votes[flow.to];
    if (own) for (const [index, count] of flow.votes.entries()) own[index] = (own[index] ?? 0) + count;
  }
  return people.flatMap((id, index) => {
    const member = byId.get(id);
    const place = places[index];
    if (!member || !place) return [];
    return {
      id,
      ...place,
      group: groups[index] ?? 0,
      degree: degrees[index] ?? 0,
      betweenness: between[index] ?? 0,
      pageRank: ranks[index] ?? 0,
      isBridge: place.bridged > 0,
      isEmerging: emerging.has(id),
      rise30d: isRated(index) ? (gifts[index]?.rise ?? 0) : 0,
      isNew: !member.isEstablished,
      isOfBody: body.has(index),
      anchor: people[anchors[index] ?? index] ?? id,
      beside: [...(echoes.get(index)?.keys() ?? [])].flatMap((place) => people[place] ?? []),
      votes: votes[index] ?? [0, 0, 0, 0],
      leadership: leadershipOf(member.facts, leaders, place),
    };
  });
}

/** The fastest of those who earned most of their points of late. */
function findEmerging(members: readonly MemberFigures[]): Set<number> {
  const { points, ofAllPoints, fastest, atLeast } = networkModel.emerging;
  const rising = members
    .filter((member) => member.rise >= points && member.rise >= member.points * ofAllPoints)
    .sort((one, other) => other.rise - one.rise || one.id - other.id);
  const max = Math.max(atLeast, Math.floor(members.length * fastest));
  return new Set(rising.slice(0, max).map(({ id }) => id));
}

function insightsOf(people: readonly Unplaced[], groups: Int32Array, rate: number): Snapshot['insights'] {
  const widest = people.reduce((best, person) => (person.degree > best.degree ? person : best));
  return {
    collaborationRate: rate,
    groups: Math.max(...new Set(groups)),
    bridges: people.filter(({ isBridge }) => isBridge).length,
    emerging: people.filter(({ isEmerging }) => isEmerging).length,
    maxReached: { people: widest.degree, groups: widest.groups },
  };
}

/** Orders people by influence, gives each a place to be drawn at, and ties the new places. */
function arrange(
  people: readonly Unplaced[],
  ties: readonly PublicTie[],
  groups: Int32Array,
): Pick<Snapshot, 'people' | 'ties' | 'groups'> {
  const order = people
    .map((_, place) => place)
    .sort((one, other) => (people[other]?.pageRank ?? 0) - (people[one]?.pageRank ?? 0) || one - other);
  const moved = new Int32Array(people.length);
  for (const [to, from] of order.entries()) moved[from] = to;
  const drawn = layOut(order.map((place) => groups[place] ?? 0));
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return {
    people: order.flatMap((from, to) => {
      const person = people[from];
      return person ? [{ ...person, ...(drawn.people[to] ?? { x: 0, y: 0 }) }] : [];
    }),
    // The strongest first, and of equals those of the most influential: who shows only some shows these.
    ties: ties
      .map(({ one, other, ...tie }) => {
        const [first, second] = [moved[one] ?? 0, moved[other] ?? 0];
        return { ...tie, one: Math.min(first, second), other: Math.max(first, second) };
      })
      .sort(
        (a, b) =>
          b.weights[0] - a.weights[0] || a.one - b.one || a.other - b.other || (a.kind < b.kind ? -1 : 1),
      ),
    groups: [...drawn.centres]
      .filter(([id]) => id > 0)
      .map(([id, centre]): SnapshotGroup => ({ id, members: sizes.get(id) ?? 0, ...centre }))
      .sort((one, other) => one.id - other.id),
  };
}
