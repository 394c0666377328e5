import type { NetworkFigures } from '#core/content/samples.ts';
import { networkModel } from '#core/network/model.ts';
import type { ByPeriod, PublicTie } from '#core/network/ties.ts';
import type { InsightFacts, NetworkPlace } from '#core/network/words.ts';
import type { LeaderTypeId } from '#core/progress/leader-model.ts';
import type { Histograms } from '#core/progress/leaders.ts';
import type { OwnGifts } from '#core/progress/member-facts.ts';

/** One person of the network, by member id and without a name: names may change or be hidden at any time. */
export interface SnapshotPerson extends NetworkPlace {
  id: number;
  /** 0 outside every group that is told. */
  group: number;
  degree: number;
  betweenness: number;
  pageRank: number;
  isBridge: boolean;
  isEmerging: boolean;
  rise30d: number;
  isDamped: boolean;
  /** Known beyond a circle of one's own. */
  isKnown: boolean;
  /** Hangs together with most of the community. */
  isOfBody: boolean;
  /** The id of the one by whom this person hangs together with the community; the own id for most. */
  anchor: number;
  /** The ids of those who gave this person something and know the community through them and one other alone. */
  beside: number[];
  /** What this person was given by those who hang together with the community by them. */
  own: OwnGifts;
  /** Not established yet, and so without measures. */
  isNew: boolean;
  /** Votes received. */
  votes: ByPeriod;
  leadership: { type: LeaderTypeId | null; name: string; reasons: string[] };
  x: number;
  y: number;
}

export interface SnapshotGroup {
  id: number;
  members: number;
  x: number;
  y: number;
}

/** What is small enough to be kept in one piece. */
export interface SnapshotHead {
  modelVersion: number;
  computedAt: number;
  /** Connections between members, as the panels count them before they leave their samples. */
  connections: number;
  /** The most people who hang together with the others by one person; 0 where they are no more than a family. */
  behindOne: number;
  figures: NetworkFigures;
  insights: InsightFacts;
  groups: SnapshotGroup[];
  groupVotes: { from: number; to: number; votes: ByPeriod }[];
  /** The scores of those who lead, whom others are compared with. */
  leaders?: Histograms;
}

/** The network as it was computed: people by influence, and ties between places in `people`. */
export interface Snapshot extends SnapshotHead {
  people: SnapshotPerson[];
  ties: PublicTie[];
}

/** A network of which there is nothing to tell. */
export const emptySnapshot: Snapshot = {
  modelVersion: networkModel.version,
  computedAt: 0,
  connections: 0,
  behindOne: 0,
  figures: { centralNodes: 0, activeConnections: 0, collaborationRate: 0, emergingInfluencers: 0 },
  insights: {
    collaborationRate: 0,
    groups: 0,
    bridges: 0,
    emerging: 0,
    maxReached: { people: 0, groups: 0 },
  },
  groups: [],
  groupVotes: [],
  people: [],
  ties: [],
};

type PackedTie = [one: number, other: number, kind: number, isDamped: 0 | 1, ...weights: ByPeriod];
type Part = { head: SnapshotHead; parts: number } | { people: SnapshotPerson[] } | { ties: PackedTie[] };

const kinds = ['connection', 'team'] as const;
const peoplePerPart = 200;
const tiesPerPart = 1500;

/** A list in pieces of a size: few enough to be read or written in one go, without a request in between that waits. */
export const slices = <T>(items: readonly T[], size = 500): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The snapshot as texts, none of which takes long to write or to read. */
export function packSnapshot({ people, ties, ...head }: Snapshot): string[] {
  const packed = ties.map(
    ({ one, other, kind, isDamped, weights }): PackedTie => [
      one,
      other,
      kinds.indexOf(kind),
      isDamped ? 1 : 0,
      ...weights,
    ],
  );
  const rest: Part[] = [
    ...slices(people, peoplePerPart).map((slice) => ({ people: slice })),
    ...slices(packed, tiesPerPart).map((slice) => ({ ties: slice })),
  ];
  return [{ head, parts: rest.length + 1 }, ...rest].map((part) => JSON.stringify(part));
}

/** Whether these are all the texts of a snapshot: the first says how many there are. */
export function isWhole([first, ...rest]: readonly string[]): boolean {
  const part: Part | undefined = first === undefined ? undefined : JSON.parse(first);
  return part !== undefined && 'parts' in part && part.parts === rest.length + 1;
}

/** Puts a snapshot together from its texts, one at a time; `undefined` when some are missing. */
export async function unpackSnapshot(
  bodies: AsyncIterable<string> | Iterable<string>,
): Promise<Snapshot | undefined> {
  const people: SnapshotPerson[] = [];
  const ties: PublicTie[] = [];
  let head: SnapshotHead | undefined;
  let missing = 0;
  for await (const body of bodies) {
    missing--;
    const part: Part = JSON.parse(body);
    if ('head' in part) {
      head = part.head;
      missing += part.parts;
    } else if ('people' in part) people.push(...part.people);
    else {
      for (const [one, other, kind, isDamped, ...weights] of part.ties) {
        ties.push({ one, other, kind: kinds[kind] ?? 'connection', isDamped: isDamped === 1, weights });
      }
    }
  }
  return head && missing === 0 ? { ...head, people, ties } : undefined;
}
