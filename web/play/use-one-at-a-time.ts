import { useCallback, useRef, useState } from 'react';

/** Does one thing at a time: whatever is asked while another is under way is left out, however fast the fingers. */
export function useOneAtATime<Kind extends string>() {
  const isBusy = useRef(false);
  const [pending, setPending] = useState<Kind>();
  const run = useCallback(async (kind: Kind, work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(kind);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setPending(undefined);
    }
  }, []);
  return { pending, run };
}
