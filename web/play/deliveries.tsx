import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { createOutbox, type Outbox, type RunNews } from '#web/api/outbox.ts';
import type { FinishedRun } from '#web/api/stored-runs.ts';
import { useSession } from '#web/app/session.ts';
import { useToast } from '#web/ui/toast.tsx';
import { cacheSavedRun } from './cache-saved-run.ts';
import { onlyWaits, unsavedSentence } from './unsaved-words.ts';

/** What the person reads when a run is saved at once, and when it is not. */
export interface SaveWords {
  success: { title: string; text: string };
  failure?: string;
}

export const notSavedSentence = 'Não foi possível salvar o progresso.';

interface DeliveriesValue extends Pick<Outbox, 'countWaiting' | 'deliverWaiting' | 'retry' | 'watch'> {
  /** Without words nobody is told what becomes of the run. */
  deliver: (run: FinishedRun, words?: SaveWords) => string;
}

const DeliveriesContext = createContext<DeliveriesValue | undefined>(undefined);

/** The way finished runs leave the device. */
export function useDeliveries(): DeliveriesValue {
  const deliveries = useContext(DeliveriesContext);
  if (!deliveries) throw new Error('useDeliveries needs a Deliveries above it');
  return deliveries;
}

/** Sends the finished runs of whoever is signed in, wherever they are in the program, and tells what became of them. */
export function Deliveries({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id ?? 1;
  const queryClient = useQueryClient();
  const toast = useToast();
  const { outbox, words } = useMemo(
    () => ({ outbox: createOutbox(userId), words: new Map<string, SaveWords>() }),
    [userId],
  );
  useEffect(() => {
    const unwatch = outbox.watch((news) => {
      if (news.kind === 'saved') cacheSavedRun(queryClient, userId, news.answer);
      if (!isBeginning(news)) toast(noticeOf(news, words.get(news.run.runId)));
    });
    const close = outbox.open();
    return () => {
      close();
      unwatch();
    };
  }, [outbox, words, userId, queryClient, toast]);
  const value = useMemo<DeliveriesValue>(
    () => ({
      ...outbox,
      deliver(run, said) {
        const runId = outbox.put(run);
        if (said) words.set(runId, said);
        return runId;
      },
    }),
    [outbox, words],
  );
  return <DeliveriesContext value={value}>{children}</DeliveriesContext>;
}

/** A game that was only begun is nobody's result. */
const isBeginning = ({ run }: RunNews): boolean => run.body.isCompleted === false;

function noticeOf(news: RunNews, words: SaveWords | undefined) {
  if (news.kind === 'saved')
    return news.isLate || !words
      ? { title: 'Resultado enviado!', text: 'O jogo que estava guardado já conta para você.' }
      : words.success;
  const notSaved = words?.failure ?? notSavedSentence;
  if (onlyWaits(news)) return { title: 'Resultado guardado', text: unsavedSentence(news, notSaved) };
  // Beside the card of its game the notice is short; elsewhere it says all there is to say.
  return {
    title: 'Erro',
    text: words ? notSaved : unsavedSentence(news, notSaved),
    look: 'destructive' as const,
  };
}
