import { useCallback, useRef } from 'react';

/** Counts the time since the first look at the screen or the last restart, off a clock and without ticking. */
export function useStopwatch() {
  const startedAt = useRef(performance.now());
  const readMs = useCallback(() => Math.floor(performance.now() - startedAt.current), []);
  const read = useCallback(() => Math.floor(readMs() / 1000), [readMs]);
  const restart = useCallback(() => {
    startedAt.current = performance.now();
  }, []);
  return { read, readMs, restart };
}
