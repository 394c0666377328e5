import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOld } from '#web/api/kept-reads.ts';
import { useReads } from './use-reads.ts';

/** Longer than an answer takes on a signal that is merely weak. */
const slowMs = 8000;

const isMissing = ({ state }: Query): boolean => state.data === undefined;
const missing = { type: 'active', predicate: isMissing } as const;
const old = { type: 'active', predicate: (query: Query) => !isMissing(query) && isOld(query) } as const;

/** Whether something is long in coming, with nothing or only what was known before in its place; and how to ask for it again. */
export function useSlowAnswers(): { isSlow: boolean; askAgain: () => void } {
  const cache = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  const isAwaited = useReads(() => cache.isFetching(missing) + cache.isFetching(old) > 0);
  useEffect(() => {
    if (!isAwaited) return setSlow(false);
    if (isSlow) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isAwaited, isSlow]);
  return {
    isSlow,
    askAgain() {
      setSlow(false);
      void cache.resetQueries(missing);
      void cache.refetchQueries(old);
    },
  };
}
