import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '#core/content/games.ts';
import { areTaken } from '#core/games/mapa-produtivo/first-steps.ts';
import type { Placement } from '#core/games/mapa-produtivo/rules.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useSearch } from '#web/ui/use-search.ts';

const { id, type } = gameOf('mapa-produtivo');

/** Whether the address is that of a newcomer's first round. */
export const useIsFirstVisit = (): boolean => useSearch()[0].has('primeira');

interface Round {
  placements: readonly Placement[];
  isExplaining: boolean;
  readSeconds: () => number;
}

/** The first products of a newcomer: once they are placed, the server is told, and the round rests for a word about it. */
export function useFirstSteps(isFirstVisit: boolean, { placements, isExplaining, readSeconds }: Round) {
  const { state: run, save } = useSaveRun(id);
  const isTold = useRef(false);
  const [, go] = useLocation();
  const isDone = isFirstVisit && !isExplaining && areTaken(placements);
  const report = useEffectEvent(() => {
    if (isTold.current) return;
    isTold.current = true;
    const data = { placements, seconds: readSeconds() };
    // Nobody has finished anything yet: what is said of it stands on the sheet.
    save({ score: 0, isCompleted: false, data }, { success: { title: '', text: '' } });
  });
  useEffect(() => {
    if (isDone) report();
  }, [isDone]);
  return { isDone, run, goOn: () => go(`/games/${type}`, { replace: true }) };
}
