import type { QueryClient } from '@tanstack/react-query';

/** Where a member's points, badges and place are told. */
export const standingAreas = ['/api/users', '/api/account', '/api/leaderboard', '/api/leadership'] as const;

/** Reads again whatever is shown of these areas of the API, and the rest when it is next looked at. */
export const refreshAreas = (cache: QueryClient, areas: readonly string[]): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [area] }) => typeof area === 'string' && areas.includes(area.split('?')[0] ?? ''),
  });
