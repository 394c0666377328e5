import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Longer than an answer takes on a signal that is merely weak. */
const slowMs = 8000;

const missing = { type: 'active', predicate: ({ state }: Query) => state.data === undefined } as const;

/** Whether something on the screen is long in coming, with nothing to show in its place; and how to ask for it again. */
export function useSlowAnswers(): { isSlow: boolean; askAgain: () => Promise<void> } {
  const cache = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  const isMissing = useSyncExternalStore(
    // A screen may begin to read while it renders: those who listen hear of it after that.
    (listener) => cache.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => cache.isFetching(missing) > 0,
  );
  useEffect(() => {
    if (!isMissing) return setSlow(false);
    if (isSlow) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isMissing, isSlow]);
  return {
    isSlow,
    async askAgain() {
      setSlow(false);
      // What nothing is known of is not asked for a second time while it is under way.
      await cache.cancelQueries(missing);
      await cache.refetchQueries(missing);
    },
  };
}
