import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ahead } from './ahead.ts';
import { inStore, readAll, removeWhere } from './device-store.ts';
import { isReadOf, type ReadName } from './is-read-of.ts';
import { signal } from './signal.ts';
import { watchSignal } from './watch-signal.ts';

/** The answer of a read as it was last known. */
export interface KeptRead {
  userId: number;
  key: string;
  queryKey: QueryKey;
  data: unknown;
  at: number;
}

/** Where answers are kept. */
export interface ReadStore {
  all(): Promise<KeptRead[]>;
  put(reads: readonly KeptRead[]): Promise<void>;
  removeWhere(fits: (read: KeptRead) => boolean): Promise<void>;
}

/** What was read early, for whoever asks first. */
let early: KeptRead[] | undefined;

/** The browser's own database. */
const deviceReads: ReadStore = {
  async all() {
    const reads = early ?? (await readAll<KeptRead>('reads'));
    early = undefined;
    return reads;
  },
  put: (reads) =>
    inStore<void>('reads', 'readwrite', (store) => {
      for (const read of reads) store.put(read);
    }),
  removeWhere: (fits) => removeWhere<KeptRead>('reads', fits),
};

/** What is worth showing without a signal; what is large, or tells of others what only a carer may see, is not kept. */
const keptNames: readonly ReadName[] = [
  'userStats',
  'activities',
  'octalysisStats',
  'games',
  'gameProgress',
  'practice',
  'submissions',
  'feed',
  'replies',
  'weeklyGoal',
  'community',
  'stories',
  'leaderboard',
  'leadershipStats',
  'account',
  'connections',
  'quizzes',
  'teams',
  'openTeams',
  'team',
  'teamMessages',
  'mentors',
  'mentoringMessages',
  'currentRound',
  'roundPeople',
  'notices',
];

const writeAfterMs = 1000;
const maxReads = 80;

/** Reads what is kept while the program is still on its way, so that its first screen already shows it. */
export async function readAhead(store: ReadStore = deviceReads): Promise<void> {
  const reads = await store.all();
  early = reads;
  ahead.fill = (cache, userId) => {
    for (const read of ownReads(reads, userId)) restore(cache, read);
  };
}

/** The newest of a member. */
const ownReads = (reads: readonly KeptRead[], userId: number): KeptRead[] =>
  reads
    .filter((read) => read.userId === userId)
    .sort((one, other) => other.at - one.at)
    .slice(0, maxReads);

/**
 * Brings the last known answers of a member into the cache, where nothing newer is, and keeps what comes from now on.
 * What anybody else left on the device goes. Answers how to stop.
 */
export async function keepReads(
  cache: QueryClient,
  userId: number,
  store: ReadStore = deviceReads,
): Promise<() => void> {
  const stop = keepNewReads(cache, userId, store);
  try {
    const reads = await store.all();
    const own = ownReads(reads, userId);
    for (const read of own) restore(cache, read);
    const kept = new Set(own);
    if (reads.some((read) => !kept.has(read))) {
      const keys = new Set(own.map(({ key }) => key));
      await store.removeWhere((read) => read.userId !== userId || !keys.has(read.key));
    }
  } catch {
    // A browser without a database remembers nothing, and everything else works.
  }
  return stop;
}

/** What came from the device, and stands there already. */
const remembered = new WeakSet<object>();

/** An old answer is shown until a new one comes, and never in place of one. */
function restore(cache: QueryClient, { queryKey, data, at }: KeptRead): void {
  if (cache.getQueryData(queryKey) !== undefined) return;
  remembered.add(Object(cache.setQueryData(queryKey, data, { updatedAt: at })));
  void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

function keepNewReads(cache: QueryClient, userId: number, store: ReadStore): () => void {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const reads = [...changed].map(({ queryKey, queryHash, state }) => ({
      userId,
      key: queryHash,
      queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
    }));
    changed.clear();
    // Where the storage is full, what was kept before stays.
    if (reads.length > 0) store.put(reads).catch(() => {});
  }

  function note(query: Query) {
    if (query.state.data === undefined || !isKept(query)) return;
    changed.add(query);
    timer ??= setTimeout(write, writeAfterMs);
  }

  const answers = cache.getQueryCache();
  // On a first visit some answers are quicker than this code.
  answers.getAll().forEach(note);
  const unwatch = answers.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  const unsubscribe = watchSignal(() => {
    // What is under way goes on: it may be the very answer that shows that the signal is back.
    if (!signal.isLost)
      void cache.refetchQueries({ type: 'active', predicate: isOld }, { cancelRefetch: false });
  });
  const writeIfHidden = () => document.visibilityState === 'hidden' && write();
  document.addEventListener('visibilitychange', writeIfHidden);
  return () => {
    clearTimeout(timer);
    unwatch();
    unsubscribe();
    document.removeEventListener('visibilitychange', writeIfHidden);
  };
}

const isKept = ({ queryKey, state }: Query): boolean =>
  !remembered.has(Object(state.data)) && keptNames.some((name) => isReadOf(name, queryKey));

/** Whether what a query shows may have changed since: it was kept from before, or its last reading failed. */
export const isOld = ({ state }: Query): boolean => state.isInvalidated || state.status === 'error';

/** Since when the oldest answer on the screen is known, where any of them is old. */
export function oldestShown(cache: QueryClient): number | undefined {
  const times = cache
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => isOld(query) && query.state.data !== undefined })
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Removes what this device knows of a member. */
export const forgetReads = (userId: number, store: ReadStore = deviceReads): Promise<void> =>
  store.removeWhere((read) => read.userId === userId);
