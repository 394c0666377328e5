import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { relativeTime } from '#core/progress/relative-time.ts';
import { isTold } from '#web/api/is-told.ts';
import { oldestShown } from '#web/api/kept-reads.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { signal } from '#web/api/signal.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import { watchSignal } from '#web/api/watch-signal.ts';
import { keptProgram } from './kept-program.ts';
import { readAhead } from './read-ahead.ts';
import { useLateNews, useUnkeptNews } from './use-late-news.ts';
import { useReads } from './use-reads.ts';
import { useSlowAnswers } from './use-slow-answers.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

/** What this device has to say above every screen: that there is no signal, what waits, or a newer version. */
export function StatusBar() {
  const [address] = useLocation();
  const program = useSyncExternalStore(keptProgram.subscribe, keptProgram.read);
  const isLost = useSyncExternalStore(watchSignal, () => signal.isLost);
  const cache = useQueryClient();
  useEffect(() => {
    keptProgram.start();
    return keptProgram.read() === 'keeping' ? readAhead(cache) : undefined;
  }, [cache]);
  // Nobody is called away from a game.
  const isOffered = program === 'new-version' && !address.startsWith('/games/');
  const { list } = useOutbox();
  useLateNews();
  useUnkeptNews();
  const waiting = useSyncExternalStore(list.subscribe, list.read).filter(isTold);
  const isSettled = useIsOld(waiting);
  const { isSlow, askAgain } = useSlowAnswers();
  const [isListOpen, setListOpen] = useState(false);
  const isWaiting = waiting.length > 0 && (isLost || isSettled);
  return (
    <>
      {(isLost || isSlow || isOffered || isWaiting) && (
        <section aria-label="Neste aparelho" className="border-b-2 border-line bg-maize-wash text-sm">
          {isLost && <NoSignal />}
          {isSlow && (
            <Line>
              <LineButton onClick={askAgain}>Está demorando. Tentar de novo?</LineButton>
              {!isLost && <SeenAt />}
            </Line>
          )}
          {isWaiting && (
            <Line>
              <LineButton onClick={() => setListOpen(true)}>O que falta enviar: {waiting.length}</LineButton>
            </Line>
          )}
          {isOffered && (
            <Line>
              Há uma versão nova.
              <LineButton onClick={keptProgram.update}>
                <RefreshCw aria-hidden="true" size={18} />
                Atualizar
              </LineButton>
            </Line>
          )}
        </section>
      )}
      {isListOpen && <WaitingDialog onClose={() => setListOpen(false)} />}
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mx-auto flex min-h-10 max-w-6xl flex-wrap items-center justify-center gap-x-2 px-4">
    {children}
  </p>
);

const LineButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="inline-flex min-h-12 items-center gap-2 rounded-xl px-3 font-bold text-leaf hover:bg-card"
  >
    {children}
  </button>
);

const oldMs = 8000;

/** Whether something has waited longer than a sending takes, or was refused. */
function useIsOld(waiting: readonly StoredCall[]): boolean {
  const [isOld, setOld] = useState(false);
  const since = Math.min(...waiting.map(({ place, refusal }) => (refusal ? 0 : place)));
  useEffect(() => {
    // A clock that was set back since would have it wait for days.
    const left = Math.min(since + oldMs - Date.now(), oldMs);
    if (left > 0) setOld(false);
    if (!Number.isFinite(since)) return;
    const timer = setTimeout(() => setOld(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [since]);
  return isOld;
}

const NoSignal = () => (
  <Line>
    <CloudOff aria-hidden="true" size={18} />
    <strong>{signal.isServerAway ? 'servidor fora do ar' : 'sem sinal'}</strong>
    <SeenAt />
  </Line>
);

/** How old what the screen shows is, while nothing new comes. */
function SeenAt() {
  const seenAt = useReads(oldestShown);
  return seenAt !== undefined && <span>· visto {relativeTime(seenAt, Date.now())}</span>;
}
