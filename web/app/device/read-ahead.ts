import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';
import { signal } from '#web/api/signal.ts';
import { watchSignal } from '#web/api/watch-signal.ts';
import { feedOptions } from '#web/screens/community/feed-options.ts';
import { roundPeopleOptions } from '#web/screens/round/round-people-options.ts';

const afterMs = 4000;

const keys: readonly QueryKey[] = [
  readOptions('games').queryKey,
  readOptions('community').queryKey,
  readOptions('leadershipStats').queryKey,
  readOptions('stories').queryKey,
  readOptions('quizzes').queryKey,
  readOptions('practice').queryKey,
  readOptions('mentors').queryKey,
];

/** Reads once what screens show that were never opened on this device, so that they have something without a signal. */
export function readAhead(cache: QueryClient): () => void {
  const isUnknown = (queryKey: QueryKey) => cache.getQueryData(queryKey) === undefined;
  let isReading = false;
  /** Whoever has signed out is asked nothing more for: each answer would be a no. */
  let isOver = false;
  /** The signal came or went while it read: what was missed is asked for once more. */
  let isWanted = false;
  async function begin() {
    isWanted = true;
    if (isReading) return;
    isReading = true;
    while (isWanted && !signal.isLost && !isOver) {
      isWanted = false;
      await readUnknown();
    }
    isReading = false;
  }
  async function readUnknown() {
    const feed = feedOptions('');
    const reads = [
      ...keys.map((queryKey) => async () => {
        if (isUnknown(queryKey)) await cache.prefetchQuery({ queryKey });
      }),
      () => readRound(cache),
      async () => {
        if (isUnknown(feed.queryKey)) await cache.prefetchInfiniteQuery(feed);
      },
    ];
    for (const read of reads) if (!isOver) await read();
  }
  const timer = setTimeout(begin, afterMs);
  // What did not come before the signal went comes when it is back.
  const unwatch = watchSignal(begin);
  return () => {
    isOver = true;
    clearTimeout(timer);
    unwatch();
  };
}

/** A round that is open can be answered without a signal. */
async function readRound(cache: QueryClient): Promise<void> {
  const { queryKey } = readOptions('currentRound');
  await cache.prefetchQuery({ queryKey });
  const id = cache.getQueryData(queryKey)?.round?.id;
  if (id !== undefined) await cache.prefetchQuery(roundPeopleOptions(id));
}
