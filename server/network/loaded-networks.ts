import { networkModel } from '#core/network/model.ts';
import type { Histograms } from '#core/progress/leaders.ts';
import type { Db } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import type { SeenPlace } from '#server/ledger/leadership.ts';
import type { Snapshot, SnapshotPerson } from './snapshot.ts';
import { loadSnapshot, readSnapshotIds } from './store.ts';

/** A community's network as it was last computed. */
export interface SeenNetwork {
  /** Each one that is read has another: what was found out with its help holds for it alone. */
  id: number;
  /** Nothing before the first one. */
  snapshot: Snapshot | undefined;
  /** Where a member stands in the network, if there. */
  find(userId: number): SnapshotPerson | undefined;
  /** The same for what is said of a member: where it sees anybody, whom it has not seen is known to nobody yet. */
  placeOf(userId: number): SeenPlace | undefined;
  /** How many are no longer new. */
  established: number;
  /** The scores of those who lead; nothing where it sees nobody. */
  leaders: Histograms | undefined;
  /** Whether the community knows anybody at all. */
  hasKnown: boolean;
}

/** The networks that are in memory. */
interface LoadedNetworks {
  of(communityId: CommunityId): Promise<SeenNetwork>;
  /** Reads anew whatever was computed since. */
  reload(): Promise<void>;
}

/** As many networks are kept in memory, those that were asked for last. */
const maxLoaded = 200;

let lastId = 0;

const unseen: SeenPlace = {
  groups: 0,
  bridged: 0,
  isDamped: false,
  isKnown: false,
  own: { connections: 0, votes: 0, teams: 0 },
};

type Loaded = SeenNetwork & { snapshotId: string | null };

/** Keeps networks in memory, so that whoever asks seldom waits. */
export function createLoadedNetworks(db: Db): LoadedNetworks {
  /** The one that was asked for longest ago comes first. */
  const loaded = new Map<CommunityId, Promise<Loaded>>();

  const load = async (snapshotId: string | null): Promise<Loaded> => {
    const read = snapshotId ? await loadSnapshot(db, snapshotId) : undefined;
    const snapshot = read?.modelVersion === networkModel.version ? read : undefined;
    const people = snapshot?.people ?? [];
    const byId = new Map(people.map((person) => [person.id, person]));
    const established = people.filter(({ isNew }) => !isNew).length;
    // One that was replaced while it was read is read again at the next look.
    return {
      id: ++lastId,
      snapshotId: read ? snapshotId : null,
      snapshot,
      find: (userId) => byId.get(userId),
      placeOf: (userId) => byId.get(userId) ?? (people.length > 0 ? unseen : undefined),
      established,
      leaders: snapshot?.leaders,
      hasKnown: people.some(({ isKnown }) => isKnown),
    };
  };

  const begin = (communityId: CommunityId): Promise<Loaded> => {
    const loading = readSnapshotIds(db, [communityId]).then((ids) => load(ids.get(communityId) ?? null));
    // What could not be read is forgotten: the next one who asks tries again.
    loading.catch(() => loaded.get(communityId) === loading && loaded.delete(communityId));
    return loading;
  };

  return {
    of(communityId) {
      const loading = loaded.get(communityId) ?? begin(communityId);
      loaded.delete(communityId);
      loaded.set(communityId, loading);
      const [oldest] = loaded.keys();
      if (loaded.size > maxLoaded && oldest !== undefined) loaded.delete(oldest);
      return loading;
    },
    async reload() {
      const ids = await readSnapshotIds(db, [...loaded.keys()]);
      for (const [communityId, known] of [...loaded]) {
        const snapshotId = ids.get(communityId) ?? null;
        if ((await known).snapshotId === snapshotId) continue;
        // Until the new one is read, whoever asks gets the one before.
        const fresh = await load(snapshotId);
        if (loaded.get(communityId) === known) loaded.set(communityId, Promise.resolve(fresh));
      }
    },
  };
}
