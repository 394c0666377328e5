import { RefreshCw } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { keptProgram } from './kept-program.ts';

/** What this device has to say above every screen: that there is a newer version. */
export function StatusBar() {
  const [address] = useLocation();
  const program = useSyncExternalStore(keptProgram.subscribe, keptProgram.read);
  useEffect(() => keptProgram.start(), []);
  // Nobody is called away from a game.
  const isOffered = program === 'new-version' && !address.startsWith('/games/');
  return (
    isOffered && (
      <section aria-label="Neste aparelho" className="bg-maize-wash">
        <p className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-3 px-4 text-sm">
          Há uma versão nova.
          <button
            type="button"
            onClick={keptProgram.update}
            className="inline-flex min-h-12 items-center gap-2 rounded-xl px-3 font-bold text-leaf hover:bg-card"
          >
            <RefreshCw aria-hidden="true" size={18} />
            Atualizar
          </button>
        </p>
      </section>
    )
  );
}
