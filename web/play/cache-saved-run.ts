import type { QueryClient } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';

/** Writes the answer of a saved run into the cache. */
export function cacheSavedRun(
  queryClient: QueryClient,
  userId: number,
  { progress, stats }: Answer<'saveProgress'>,
): void {
  const id = String(userId);
  const params = { userId: id, gameId: String(progress.gameId) };
  queryClient.setQueryData(readOptions('gameProgress', { params }).queryKey, progress);
  queryClient.setQueryData(readOptions('userStats', { params: { id } }).queryKey, stats);
}
