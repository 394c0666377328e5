import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '#web/api/client.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { ScreenHeading } from '#web/ui/screen-heading.tsx';

/** Whether there was a coordination when the screen opened: the first address leads nowhere then. */
export function useHasCoordination(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    call('deployment', { signal: ending.signal })
      .then(({ hasCoordination }) => setIsThere(hasCoordination))
      // Unknown is no reason to turn anybody away: the code itself is looked at when it is used.
      .catch(() => {});
    return () => ending.abort();
  }, []);
  return isThere;
}

/** The first address once it was used. */
export const FirstOver = () => (
  <div className="grid gap-5">
    <div className="grid gap-2">
      <ScreenHeading title="Começar">Este endereço já foi usado</ScreenHeading>
      <p className="text-ink-soft">
        A coordenação já existe. Se você vai cuidar de uma comunidade, peça a ela o seu papel.
      </p>
    </div>
    <Link href="/" className={buttonLook('primary')}>
      Ir para o início
    </Link>
  </div>
);
