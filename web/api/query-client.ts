import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { codeWithinMs, drawn, goesFirst, untilArrived, within } from '#web/ui/late-code.ts';
import { ahead } from './ahead.ts';
import { ApiError, isOutOfReach } from './api-error.ts';
import { onWrite, send, type WriteName } from './client.ts';

/** While the last known answers are brought from the device, a failure waits: there may be something to show. */
const restoring = new WeakMap<QueryClient, Promise<unknown>>();

/** A server that is busy says when to come back; nobody needs to hear of it before it has said so this often. */
const maxBusyTries = 4;
const firstBusyWaitMs = 1000;

/** Reads the address that the key's segments spell; asked so, a 401 returns null instead of failing. */
export function readKey<T>(): QueryFunction<T>;
export function readKey<T>(options: { on401: 'null' }): QueryFunction<T | null>;
export function readKey<T>(options?: { on401: 'null' }): QueryFunction<T | null> {
  return async ({ queryKey, signal, client }) => {
    try {
      return await goesFirst(send<T>('GET', queryKey.join('/'), { signal }));
    } catch (failure) {
      if (options?.on401 === 'null' && failure instanceof ApiError && failure.status === 401) return null;
      if (isOutOfReach(failure)) await restoring.get(client);
      throw failure;
    }
  };
}

/** The cache in use: a drawing that is given up before it is seen, and begun anew, finds what it has asked for. */
let opened: { userId: number; cache: QueryClient } | undefined;

/** The cache of a member, with what is known of the last visit where that was read already. */
export function openCache(userId: number): QueryClient {
  if (opened?.userId === userId) return opened.cache;
  const cache = createQueryClient();
  opened = { userId, cache };
  ahead.fill?.(cache, userId);
  delete ahead.fill;
  return cache;
}

/** The cache of the server's answers: read once, kept until a write says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey(),
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: (tries, failure) => isBusy(failure) && tries < maxBusyTries,
        retryDelay: (tries, failure) =>
          Math.max(firstBusyWaitMs * 2 ** tries, failure instanceof ApiError ? failure.retryAfterMs : 0),
        // Without signal a call fails at once and says so, rather than waiting in silence.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Reads again what a write has made old; returns how to stop. */
export const hearWrites = (cache: QueryClient): (() => void) => onWrite((name) => readAfter(cache, name));

/** Reads again what one write has made old. The table comes with the first of them: nobody waits for it before. */
export async function readAfter(cache: QueryClient, name: WriteName): Promise<void> {
  const { readAgain, staleAfter } = await untilArrived(() => import('./stale.ts'));
  await readAgain(cache, staleAfter[name]);
}

const isBusy = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 503;

/** Shows a member the last known answers until new ones come, and keeps those for the next time; returns how to stop. */
export function rememberReads(cache: QueryClient, userId: number): () => void {
  const stopHearing = hearWrites(cache);
  const bring = () => import('./kept-reads.ts');
  const first = drawn().then(bring);
  const settled = first.catch(() => untilArrived(bring)).then(({ keepReads }) => keepReads(cache, userId));
  // Where its code does not come at once there is nothing to show either.
  const isShown = first.then(
    () => settled,
    () => {},
  );
  restoring.set(cache, within(codeWithinMs, isShown));
  return () => {
    opened = undefined;
    stopHearing();
    void settled.then((stop) => stop());
  };
}
