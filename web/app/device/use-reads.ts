import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** What can be said of all reads together, as they come and go. */
export function useReads<T>(say: (cache: QueryClient) => T): T {
  const cache = useQueryClient();
  return useSyncExternalStore(
    // A screen may begin to read while it renders: those who listen hear of it after that.
    (listener) => cache.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => say(cache),
  );
}
