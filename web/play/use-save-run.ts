import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { useDeliveries } from './deliveries.tsx';
import type { FinishedRun } from './run-news.ts';
import { notSavedSentence, type SaveWords } from './run-notice.ts';
import { unsavedSentence } from './unsaved-words.ts';

/** How far the saving of a run has come. */
export type RunState =
  | { status: 'idle' | 'saving' }
  | { status: 'saved'; answer: Answer<'saveProgress'> }
  | { status: 'kept'; sentence: string; retry: () => void }
  | { status: 'refused'; sentence: string };

/** Saves the runs of one game, each under an id of its own, and follows the latest one. */
export function useSaveRun(gameId: number) {
  const { deliver, retry, watch } = useDeliveries();
  const [state, setState] = useState<RunState>({ status: 'idle' });
  const latest = useRef<{ runId: string; failure: string }>(undefined);

  useEffect(
    () =>
      watch((news) => {
        const { runId } = news.run;
        if (runId !== latest.current?.runId) return;
        if (news.kind === 'saved') return setState({ status: 'saved', answer: news.answer });
        const sentence = unsavedSentence(news, latest.current.failure);
        if (news.kind === 'refused') return setState({ status: 'refused', sentence });
        const sendAgain = () => {
          setState({ status: 'saving' });
          retry(runId);
        };
        setState({ status: 'kept', sentence, retry: sendAgain });
      }),
    [watch, retry],
  );

  const save = useCallback(
    ({ isCompleted = true, ...run }: FinishedRun['body'], words: SaveWords): string => {
      const runId = deliver({ gameId, body: { ...run, isCompleted } }, words);
      latest.current = { runId, failure: words.failure ?? notSavedSentence };
      setState({ status: 'saving' });
      return runId;
    },
    [deliver, gameId],
  );
  const reset = useCallback(() => {
    latest.current = undefined;
    setState({ status: 'idle' });
  }, []);
  return { state, save, reset };
}
