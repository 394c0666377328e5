import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { createLateOutbox, type LateOutbox } from '#web/api/late-outbox.ts';
import { OutboxProvider } from '#web/api/outbox-context.ts';
import { useSession } from '#web/app/session.ts';
import { useToast } from '#web/ui/toast.tsx';
import { cacheSavedRun } from './cache-saved-run.ts';
import { type FinishedRun, type RunNews, runNewsOf } from './run-news.ts';
import { noticeOf, type SaveWords } from './run-notice.ts';

interface DeliveriesValue extends Pick<LateOutbox, 'retry'> {
  /** Without words nobody is told what becomes of the run. */
  deliver: (run: FinishedRun, words?: SaveWords) => string;
  /** Calls back with what becomes of each run; returns how to stop. */
  watch: (listener: (news: RunNews) => void) => () => void;
}

const DeliveriesContext = createContext<DeliveriesValue | undefined>(undefined);

/** The way finished runs leave the device. */
export function useDeliveries(): DeliveriesValue {
  const deliveries = useContext(DeliveriesContext);
  if (!deliveries) throw new Error('no Deliveries');
  return deliveries;
}

/** Sends what whoever is signed in has made, wherever they are in the program, and tells what became of it. */
export function Deliveries({ children }: { children: ReactNode }) {
  const userId = useSession().user?.id ?? 1;
  const queryClient = useQueryClient();
  const toast = useToast();
  const { outbox, words } = useMemo(
    () => ({ outbox: createLateOutbox(userId), words: new Map<string, SaveWords>() }),
    [userId],
  );
  useEffect(() => {
    const unwatch = outbox.list.watch((news) => {
      const run = runNewsOf(news);
      if (!run) return;
      if (run.kind === 'saved') cacheSavedRun(queryClient, userId, run.answer);
      const notice = noticeOf(run, words.get(run.run.runId));
      if (notice) toast(notice);
    });
    const close = outbox.open();
    return () => {
      close();
      unwatch();
    };
  }, [outbox, words, userId, queryClient, toast]);
  const value = useMemo<DeliveriesValue>(
    () => ({
      retry: outbox.retry,
      deliver({ gameId, body }, said) {
        const input = { params: { gameId: String(gameId) }, body };
        const runId = outbox.put({ call: 'saveProgress', input });
        if (said) words.set(runId, said);
        return runId;
      },
      watch: (listener) =>
        outbox.list.watch((news) => {
          const run = runNewsOf(news);
          if (run) listener(run);
        }),
    }),
    [outbox, words],
  );
  return (
    <OutboxProvider value={outbox}>
      <DeliveriesContext value={value}>{children}</DeliveriesContext>
    </OutboxProvider>
  );
}
