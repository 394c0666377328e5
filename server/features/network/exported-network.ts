import { hiddenName } from '#core/contract/network-export.ts';
import { networkModel } from '#core/progress/network-model.ts';
import type { Snapshot, SnapshotPerson } from '#server/network/snapshot.ts';

/** The names that may be told, by member; those who are gone are not among them. */
export type TellableNames = ReadonlyMap<number, { username: string; isHidden: boolean }>;

type Measures = Pick<
  SnapshotPerson,
  'degree' | 'betweenness' | 'pageRank' | 'isBridge' | 'isEmerging' | 'rise30d' | 'isDamped' | 'x' | 'y'
>;

/** The network as it leaves the server in a file: no emails, no single votes, and names only where they may be told. */
export interface ExportedNetwork {
  computedAt: string | null;
  modelVersion: number;
  people: (Measures & {
    /** The member's id; for a member who hides the name, one that leads nowhere. */
    id: string;
    name: string;
    group: number | null;
    leadership: string;
    reasons: string[];
  })[];
  ties: { from: string; to: string; kind: 'connection' | 'team'; weight: number }[];
}

/** Makes the file's content of a snapshot; of fewer than five people nothing is told. */
export function exportNetwork(snapshot: Snapshot, names: TellableNames): ExportedNetwork {
  const head = {
    computedAt: snapshot.computedAt === 0 ? null : new Date(snapshot.computedAt).toISOString(),
    modelVersion: snapshot.modelVersion,
  };
  const ids = snapshot.people.map(({ id }, place) => {
    const name = names.get(id);
    return name && (name.isHidden ? `r${place + 1}` : String(id));
  });
  const people = snapshot.people.flatMap((person, place): ExportedNetwork['people'] => {
    const [id, name] = [ids[place], names.get(person.id)];
    if (!id || !name) return [];
    const { id: _id, votes: _votes, groups: _groups, bridged: _bridged, ...measures } = person;
    return [
      {
        ...measures,
        id,
        name: name.isHidden ? hiddenName : name.username,
        group: person.group === 0 ? null : person.group,
        leadership: person.leadership.name,
        // The reasons count what stands elsewhere beside the name, such as the votes of an idea.
        reasons: name.isHidden ? [] : person.leadership.reasons,
      },
    ];
  });
  if (people.length < networkModel.fewestPeople) return { ...head, people: [], ties: [] };
  // Whoever is at the other end of a tie would know at once who hides the name: such ties are not public.
  const openIds = snapshot.people.map(({ id }) =>
    names.get(id)?.isHidden === false ? String(id) : undefined,
  );
  const ties = snapshot.ties.flatMap(({ one, other, kind, weights }) => {
    const [from, to] = [openIds[one], openIds[other]];
    return from && to ? [{ from, to, kind, weight: weights[0] }] : [];
  });
  return { ...head, people, ties };
}
