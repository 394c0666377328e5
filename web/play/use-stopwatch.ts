import { useCallback, useRef } from 'react';
import { readingMs } from '#web/ui/voice/reading.ts';

/** A clock that rests while something is read aloud. */
const nowMs = (): number => performance.now() - readingMs();

/** Counts the time since the first look at the screen or the last restart, off a clock and without ticking. */
export function useStopwatch() {
  const startedAt = useRef(nowMs());
  const pausedAt = useRef<number>(undefined);
  const readMs = useCallback(() => Math.floor((pausedAt.current ?? nowMs()) - startedAt.current), []);
  const read = useCallback(() => Math.floor(readMs() / 1000), [readMs]);
  const restart = useCallback(() => {
    startedAt.current = nowMs();
    pausedAt.current = undefined;
  }, []);
  const pause = useCallback(() => {
    pausedAt.current ??= nowMs();
  }, []);
  /** Goes on; of the pause so much counts as played, however long it was. */
  const resume = useCallback((countedMs: number) => {
    if (pausedAt.current === undefined) return;
    startedAt.current += nowMs() - pausedAt.current - countedMs;
    pausedAt.current = undefined;
  }, []);
  return { read, readMs, restart, pause, resume };
}
