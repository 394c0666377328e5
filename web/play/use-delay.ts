import { useEffect, useEffectEvent } from 'react';

/** Does something once, some time after `isWaiting` became true; while it is held the time does not run out. */
export function useDelay(
  act: () => void,
  ms: number,
  { isWaiting, isHeld = false }: { isWaiting: boolean; isHeld?: boolean },
): void {
  const onEnd = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting || isHeld) return;
    const timer = setTimeout(onEnd, ms);
    return () => clearTimeout(timer);
  }, [isWaiting, isHeld, ms]);
}
