import { useCallback, useState } from 'react';
import type { DeckId } from '#core/content/flip-produtividade.ts';
import { deal, isFinished, type Play, tuning, turn, turnBack } from '#core/games/flip-produtividade/rules.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { useDelay } from '#web/play/use-delay.ts';
import type { Span } from './clock.ts';

interface Round {
  play: Play;
  span: Span;
}

const deckOnTable = (deck: DeckId) => (): Round => ({
  play: deal(deck, freshSeed()),
  span: { startedAt: Date.now() },
});

/** One round with a deck: the cards, when the first and the last of it happened, and the hand that turns a card. */
export function useFlip(deck: DeckId) {
  const [{ play, span }, setRound] = useState(deckOnTable(deck));

  const turnCard = useCallback((cardId: string) => {
    const at = Date.now();
    setRound((now) => {
      const next = turn(now.play, cardId);
      if (next === now.play) return now;
      return { play: next, span: isFinished(next) ? { ...now.span, endedAt: at } : now.span };
    });
  }, []);

  const turnOpenBack = () => setRound((now) => ({ ...now, play: turnBack(now.play) }));
  useDelay(turnOpenBack, tuning.mismatchMs, { isWaiting: play.open.length === 2 });

  return { play, span, turnCard };
}
