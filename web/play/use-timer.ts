import { useCallback, useEffect, useState } from 'react';
import { useStopwatch } from './use-stopwatch.ts';

/** A stopwatch to look at: whole seconds, right even in a tab that sleeps or ticks late. */
export function useTimer({ isRunning }: { isRunning: boolean }) {
  const [seconds, setSeconds] = useState(0);
  const { read, restart } = useStopwatch();
  useEffect(() => {
    if (!isRunning) return;
    const ticks = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(ticks);
  }, [isRunning, read]);
  return {
    seconds,
    read,
    /** Starts again from zero. */
    restart: useCallback(() => {
      restart();
      setSeconds(0);
    }, [restart]),
  };
}
