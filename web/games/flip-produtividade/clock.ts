import { useEffect, useState } from 'react';

/** When a run began and, once it is over, when it ended; instants in milliseconds. */
export interface Span {
  startedAt: number;
  endedAt?: number;
}

/** The whole seconds between two instants; a device clock that was set back counts as no time. */
export const secondsBetween = (start: number, end: number): number =>
  Math.max(0, Math.floor((end - start) / 1000));

/** Seconds as m:ss. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The seconds of a run so far, read from the device's clock every second: a tick that came late changes nothing. */
export function useSeconds({ startedAt, endedAt }: Span): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    if (endedAt !== undefined) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [endedAt]);
  return secondsBetween(startedAt, endedAt ?? now);
}
