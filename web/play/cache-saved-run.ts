import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';

/** Writes the answer of a saved run into the cache and marks what else it changed as out of date. */
export function cacheSavedRun(
  queryClient: QueryClient,
  userId: number,
  { progress, stats }: Answer<'saveProgress'>,
): void {
  const id = String(userId);
  const params = { userId: id, gameId: String(progress.gameId) };
  queryClient.setQueryData(readOptions('gameProgress', { params }).queryKey, progress);
  queryClient.setQueryData(readOptions('userStats', { params: { id } }).queryKey, stats);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isChanged(queryKey.join('/'), userId) });
}

const isChanged = (address: string, userId: number): boolean =>
  [
    `/api/users/${userId}/activities`,
    `/api/users/${userId}/octalysis-stats`,
    '/api/account',
    '/api/leaderboard',
    '/api/leadership',
  ].some((changed) => address.startsWith(changed));
