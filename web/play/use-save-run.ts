import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import type { FinishedRun } from '#web/api/stored-runs.ts';
import { notSavedSentence, type SaveWords, useDeliveries } from './deliveries.tsx';

/** How far the saving of a run has come. */
export type RunState =
  | { status: 'idle' | 'saving' | 'kept' }
  | { status: 'saved'; answer: Answer<'saveProgress'> }
  | { status: 'refused'; failure: string };

/** Saves the runs of one game, each under an id of its own, and follows the latest one. */
export function useSaveRun(gameId: number) {
  const { deliver, watch } = useDeliveries();
  const [state, setState] = useState<RunState>({ status: 'idle' });
  const latest = useRef<{ runId: string; failure: string }>(undefined);

  useEffect(
    () =>
      watch((news) => {
        if (!latest.current || news.run.runId !== latest.current.runId) return;
        if (news.kind === 'saved') setState({ status: 'saved', answer: news.answer });
        else if (news.kind === 'kept') setState({ status: 'kept' });
        else setState({ status: 'refused', failure: latest.current.failure });
      }),
    [watch],
  );

  const save = useCallback(
    ({ isCompleted = true, ...run }: FinishedRun['body'], words: SaveWords) => {
      const runId = deliver({ gameId, body: { ...run, isCompleted } }, words);
      latest.current = { runId, failure: words.failure ?? notSavedSentence };
      setState({ status: 'saving' });
    },
    [deliver, gameId],
  );
  const reset = useCallback(() => {
    latest.current = undefined;
    setState({ status: 'idle' });
  }, []);
  return { state, save, reset };
}
