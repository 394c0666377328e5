import { useCallback, useRef } from 'react';

/** Counts the time since the first look at the screen or the last restart, off a clock and without ticking. */
export function useStopwatch() {
  const startedAt = useRef(performance.now());
  const pausedAt = useRef<number>(undefined);
  const readMs = useCallback(
    () => Math.floor((pausedAt.current ?? performance.now()) - startedAt.current),
    [],
  );
  const read = useCallback(() => Math.floor(readMs() / 1000), [readMs]);
  const restart = useCallback(() => {
    startedAt.current = performance.now();
    pausedAt.current = undefined;
  }, []);
  const pause = useCallback(() => {
    pausedAt.current ??= performance.now();
  }, []);
  /** Goes on; of the pause so much counts as played, however long it was. */
  const resume = useCallback((countedMs: number) => {
    if (pausedAt.current === undefined) return;
    startedAt.current += performance.now() - pausedAt.current - countedMs;
    pausedAt.current = undefined;
  }, []);
  return { read, readMs, restart, pause, resume };
}
