import { networkModel } from '#core/network/model.ts';
import { type NamedRow, showMember } from '#server/http/show-member.ts';
import type { Snapshot, SnapshotPerson } from '#server/network/snapshot.ts';

type Measures = Pick<
  SnapshotPerson,
  | 'degree'
  | 'betweenness'
  | 'pageRank'
  | 'isBridge'
  | 'isEmerging'
  | 'rise30d'
  | 'isDamped'
  | 'isNew'
  | 'x'
  | 'y'
>;

/** What a file tells of a person's place. A snapshot knows more, such as whom the rules against circles count. */
export const measuresOf = (person: Measures): Measures => ({
  degree: person.degree,
  betweenness: person.betweenness,
  pageRank: person.pageRank,
  isBridge: person.isBridge,
  isEmerging: person.isEmerging,
  rise30d: person.rise30d,
  isDamped: person.isDamped,
  isNew: person.isNew,
  x: person.x,
  y: person.y,
});

export interface ExportedPerson extends Measures {
  /** The member's id; for a member who hides the name, one that leads nowhere. */
  id: string;
  name: string;
  /** Null where the name is hidden: they would lead to it. */
  points: number | null;
  games: number | null;
  /** Null to everybody but those who take care, too. */
  lastVisit: string | null;
  group: number | null;
  leadership: string;
  reasons: string[];
}

/** The network as it leaves the server in a file: no emails, no single votes, and names only where they may be told. */
export interface ExportedNetwork {
  computedAt: string | null;
  modelVersion: number;
  /** Whether it has what only those who take care of the community see. */
  isForCarers: boolean;
  people: ExportedPerson[];
  ties: { from: string; to: string; kind: 'connection' | 'team'; isDamped: boolean; weight: number }[];
}

/** What is known of a member besides the network. */
export interface ExportedRow extends NamedRow {
  seen_at: number | null;
  influence_score: number;
  games_completed: number;
}

const shownOf = (row: ExportedRow | null, isForCarers: boolean) => ({
  points: row?.influence_score ?? null,
  games: row?.games_completed ?? null,
  lastVisit: isForCarers && row?.seen_at ? new Date(row.seen_at).toISOString() : null,
});

/** Makes the file's content of a snapshot; of fewer than five people nothing is told. */
export function exportNetwork(
  snapshot: Snapshot,
  names: ReadonlyMap<number, ExportedRow>,
  isForCarers: boolean,
): ExportedNetwork {
  const head = {
    computedAt: snapshot.computedAt === 0 ? null : new Date(snapshot.computedAt).toISOString(),
    modelVersion: snapshot.modelVersion,
    isForCarers,
  };
  const shown = snapshot.people.map(({ id }, place) => {
    const row = names.get(id);
    return row && { ...showMember(row, null, place), row };
  });
  const people = snapshot.people.flatMap((person, place): ExportedPerson[] => {
    const member = shown[place];
    if (!member) return [];
    return [
      {
        ...measuresOf(person),
        id: member.isNameless ? `r${place + 1}` : String(member.id),
        name: member.username,
        ...shownOf(member.isNameless ? null : member.row, isForCarers),
        group: person.group === 0 ? null : person.group,
        leadership: person.leadership.name,
        // The reasons count what stands elsewhere beside the name, such as the votes of an idea.
        reasons: member.isNameless ? [] : person.leadership.reasons,
      },
    ];
  });
  if (people.length < networkModel.fewestPeople) return { ...head, people: [], ties: [] };
  // Whoever is at the other end of a tie would know at once who hides the name: such ties are not public.
  const openIds = shown.map((member) => (member?.isNameless === false ? String(member.id) : undefined));
  const ties = snapshot.ties.flatMap(({ one, other, kind, isDamped, weights }) => {
    const [from, to] = [openIds[one], openIds[other]];
    return from && to ? [{ from, to, kind, isDamped, weight: weights[0] }] : [];
  });
  return { ...head, people, ties };
}
