import { useRef } from 'react';

/** Lets one thing through at a time: of two quick taps the second one comes before the screen shows the first. */
export function useLock(): (work: (release: () => void) => void) => void {
  const isHeld = useRef(false);
  return (work) => {
    if (isHeld.current) return;
    isHeld.current = true;
    work(() => {
      isHeld.current = false;
    });
  };
}
