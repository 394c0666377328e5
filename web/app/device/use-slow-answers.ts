import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReads } from './use-reads.ts';

/** Longer than an answer takes on a signal that is merely weak. */
const slowMs = 8000;

const missing = { type: 'active', predicate: ({ state }: Query) => state.data === undefined } as const;

/** Whether something on the screen is long in coming, with nothing to show in its place; and how to ask for it again. */
export function useSlowAnswers(): { isSlow: boolean; askAgain: () => void } {
  const cache = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  const isMissing = useReads(() => cache.isFetching(missing) > 0);
  useEffect(() => {
    if (!isMissing) return setSlow(false);
    if (isSlow) return;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, [isMissing, isSlow]);
  return {
    isSlow,
    askAgain() {
      setSlow(false);
      void cache.resetQueries(missing);
    },
  };
}
