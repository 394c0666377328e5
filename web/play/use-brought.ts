import { useEffect, useState } from 'react';
import { inTime } from '#web/ui/late-code.ts';

/** Content that comes after its screen, once it is wanted: undefined until then, null where it cannot be had. */
export function useBrought<T>(bring: () => Promise<T>, isWanted: boolean): T | null | undefined {
  const [brought, setBrought] = useState<T | null>();
  useEffect(() => {
    if (!isWanted) return;
    const coming = bring();
    inTime(coming).catch(() => setBrought(null));
    // What comes all the same, late, is welcome.
    void coming.then(setBrought, () => {});
  }, [bring, isWanted]);
  return brought;
}
