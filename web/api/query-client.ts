import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onWrite, send } from './client.ts';

/** Reads the address that the key's segments spell; asked so, a 401 returns null instead of failing. */
export function readKey<T>(): QueryFunction<T>;
export function readKey<T>(options: { on401: 'null' }): QueryFunction<T | null>;
export function readKey<T>(options?: { on401: 'null' }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      return await send<T>('GET', queryKey.join('/'), { signal });
    } catch (failure) {
      if (options?.on401 === 'null' && failure instanceof ApiError && failure.status === 401) return null;
      throw failure;
    }
  };
}

/** The cache of the server's answers: read once, kept until a write says otherwise. */
export function createQueryClient(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey(),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without signal a call fails at once and says so, rather than waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The table comes with the first write: nobody waits for it before.
  onWrite(async (name) => {
    const { readAgain, staleAfter } = await import('./stale.ts');
    await readAgain(cache, staleAfter[name]);
  });
  return cache;
}
