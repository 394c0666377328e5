import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what is known of a read, by what the person did or what was told of it. It stays as old as it was: a vote
 * without a signal is no news of the list it stands in, which is read again when the signal is back.
 */
export function changeRead<T>(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (known: T | undefined) => T | undefined,
): void {
  const { data, dataUpdatedAt, isInvalidated } = cache.getQueryState(queryKey) ?? {};
  const isKnown = data !== undefined;
  cache.setQueryData<T>(queryKey, change, isKnown && dataUpdatedAt ? { updatedAt: dataUpdatedAt } : {});
  if (!isKnown || isInvalidated) void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
