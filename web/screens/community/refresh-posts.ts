import type { QueryClient } from '@tanstack/react-query';

/** Reads again whatever shows posts or counts them, here and on other screens. */
export const refreshPosts = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [area] }) =>
      typeof area === 'string' && /^\/api\/(feed|submissions|community|reports)\b/.test(area),
  });
