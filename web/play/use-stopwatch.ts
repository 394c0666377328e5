import { useCallback, useRef } from 'react';

/** Counts the time since the first look at the screen or the last restart, off a clock and without ticking. */
export function useStopwatch() {
  const startedAt = useRef(performance.now());
  const read = useCallback(() => Math.floor((performance.now() - startedAt.current) / 1000), []);
  const restart = useCallback(() => {
    startedAt.current = performance.now();
  }, []);
  return { read, restart };
}
