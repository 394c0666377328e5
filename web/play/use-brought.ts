import { useEffect, useState } from 'react';
import { inTime } from '#web/ui/late-code.ts';

/** Content that comes after its screen, once it is wanted: undefined until then, null where it cannot be had. */
export function useBrought<T>(bring: () => Promise<T>, isWanted: boolean): T | null | undefined {
  const [brought, setBrought] = useState<T | null>();
  useEffect(() => {
    if (isWanted) inTime(bring()).then(setBrought, () => setBrought(null));
  }, [bring, isWanted]);
  return brought;
}
