import { useEffect } from 'react';

interface Clock {
  pause: () => void;
  resume: (countedMs: number) => void;
}

/**
 * Stops the clock of a game while somebody reads or listens. A text counts for as long as it would have stood there by
 * itself: nobody can have played faster than that.
 */
export function usePause({ pause, resume }: Clock, isPaused: boolean, countedMs: number): void {
  useEffect(() => {
    if (!isPaused) return;
    pause();
    return () => resume(countedMs);
  }, [pause, resume, isPaused, countedMs]);
}
