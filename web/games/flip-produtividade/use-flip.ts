import { useCallback, useState } from 'react';
import type { DeckId } from '#core/content/flip-produtividade.ts';
import { deal, isFinished, type Play, tuning, turn, turnBack } from '#core/games/flip-produtividade/rules.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { useTimer } from '#web/play/use-timer.ts';

interface Round {
  play: Play;
  /** The seconds from the deal to the last pair, once it is found. */
  endedAfter?: number;
}

/** One round with a deck: the cards, the seconds so far and the hand that turns a card. */
export function useFlip(deck: DeckId) {
  const [{ play, endedAfter }, setRound] = useState<Round>(() => ({ play: deal(deck, freshSeed()) }));
  const { seconds, read } = useTimer({ isRunning: endedAfter === undefined });

  const turnCard = useCallback(
    (cardId: string) => {
      const after = read();
      setRound((now) => {
        const next = turn(now.play, cardId);
        if (next === now.play) return now;
        return isFinished(next) ? { play: next, endedAfter: after } : { play: next };
      });
    },
    [read],
  );

  const turnOpenBack = () => setRound((now) => ({ ...now, play: turnBack(now.play) }));
  useDelay(turnOpenBack, tuning.mismatchMs, { isWaiting: play.open.length === 2 });

  return { play, seconds: endedAfter ?? seconds, endedAfter, turnCard };
}
