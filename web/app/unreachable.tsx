import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSession } from './session.ts';

/** The server did not answer who this is: nobody is thrown out, and it is tried again when the signal is back. */
export function Unreachable() {
  const { checkAgain } = useSession();
  useEffect(() => {
    addEventListener('online', checkAgain);
    return () => removeEventListener('online', checkAgain);
  }, [checkAgain]);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center p-5">
      <EmptyState
        isWholeScreen
        title="Sem resposta do servidor"
        text="Confira a internet e tente de novo. Sua conta continua aberta neste aparelho."
      >
        <Button onClick={checkAgain}>Tentar de novo</Button>
      </EmptyState>
    </main>
  );
}
