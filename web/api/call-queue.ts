import type { CallStore, StoredCall } from './waiting-calls.ts';

export type CallQueue = ReturnType<typeof createCallQueue>;

/** The calls that wait on this device or were refused, as far as this tab knows, and the storage they stand in. */
export function createCallQueue(store: CallStore) {
  const listeners = new Set<() => void>();
  let known: readonly StoredCall[] = [];
  /** What the storage did not take. */
  const unstored = new Map<string, StoredCall>();
  const storing = new Set<Promise<void>>();
  /** How often this tab has changed what is stored. */
  let changes = 0;

  function show(calls: readonly StoredCall[]) {
    known = calls.toSorted((one, other) => one.place - other.place);
    for (const listener of listeners) listener();
  }

  /** It waits here no longer, whatever the storage says. */
  const hide = (gone: string): void => show(known.filter(({ runId }) => runId !== gone));

  /** Done once the storage has answered for everything it was given. */
  const settled = () => Promise.all(storing);

  return {
    /** All of them, in order. */
    read: () => known,
    has: (runId: string): boolean => known.some((entry) => entry.runId === runId),
    /** Those that are to be sent. */
    waiting: () => known.filter(({ refusal }) => !refusal),
    /** A place behind all of them. */
    lastPlace: (): number => Math.max(Date.now(), (known.at(-1)?.place ?? 0) + 1),
    /** The device has no room for it: it lives as long as the page. */
    isUnstored: (runId: string): boolean => unstored.has(runId),
    hide,
    settled,
    keep(entry: StoredCall): void {
      changes++;
      show([...known.filter(({ runId }) => runId !== entry.runId), entry]);
      const work = store.put(entry).catch(() => {
        unstored.set(entry.runId, entry);
      });
      storing.add(work);
      void work.then(() => storing.delete(work));
    },
    async remove(runId: string): Promise<void> {
      changes++;
      unstored.delete(runId);
      hide(runId);
      // What stays there by a failure of the storage is sent once more, which is harmless.
      await store.remove(runId).catch(() => {});
    },
    /** Looks at what other tabs have made or sent. */
    async reload(): Promise<void> {
      let seen: number;
      let stored: readonly StoredCall[];
      // What is made or removed while the storage is being read is not in what it says.
      do {
        await settled();
        seen = changes;
        stored = await store.all().catch(() => known);
      } while (seen !== changes);
      show([...stored, ...unstored.values()]);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
