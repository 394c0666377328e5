import { useCallback, useEffect, useRef, useState } from 'react';

/** Whole seconds since the start, read off a clock: a tab that sleeps or ticks late still counts right. */
export function useTimer({ isRunning }: { isRunning: boolean }) {
  const [seconds, setSeconds] = useState(0);
  const startedAt = useRef<number>(undefined);

  const read = useCallback(
    () => Math.floor((performance.now() - (startedAt.current ?? performance.now())) / 1000),
    [],
  );
  useEffect(() => {
    if (!isRunning) return;
    startedAt.current ??= performance.now();
    const ticks = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(ticks);
  }, [isRunning, read]);
  /** Starts again from zero. */
  const restart = useCallback(() => {
    startedAt.current = performance.now();
    setSeconds(0);
  }, []);
  return { seconds, read, restart };
}
