import { useEffect, useState } from 'react';

/** Looks at a clock every second while it runs; right even in a tab that sleeps or ticks late. */
export function useSeconds(read: () => number, isRunning: boolean): number {
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    if (!isRunning) return;
    const ticks = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(ticks);
  }, [isRunning, read]);
  return seconds;
}
