import { useCallback, useMemo, useState } from 'react';
import { type Deck, decks, moreDecks } from '#core/content/flip-produtividade.ts';
import { deal, isFinished, type Play, tuning, turn, turnBack } from '#core/games/flip-produtividade/rules.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { type RoundRules, useKeptRound } from '#web/play/use-kept-round.ts';
import { usePause } from '#web/play/use-pause.ts';
import { useDeviceChoice } from '#web/ui/device-choice.ts';

/** Under this name the round that is under way is kept on the device. */
export const draftName = 'flip-produtividade';

const rulesOf = (deck: Deck): RoundRules<Play> => ({
  variant: deck.id,
  deal: (seed) => deal(deck, seed),
  movesOf: ({ turns }) => turns,
  redo(play, move) {
    const [first, second] = Array.isArray(move) ? move.map(String) : [];
    return turnBack(turn(turn(play, first ?? ''), second ?? ''));
  },
  isFinished,
});

/** The id of the deck of the round that was kept, if one was. */
export const keptDeck = (kept: unknown): string | undefined =>
  [...decks, ...moreDecks].find(({ id }) => id === Object(kept).variant)?.id;

/** One round with a deck: the cards, the clock and the hand that turns a card. */
export function useFlip(deck: Deck) {
  const rules = useMemo(() => rulesOf(deck), [deck]);
  const { play, change, restart, readSeconds, clock } = useKeptRound(draftName, rules);
  const [isCalm] = useDeviceChoice('ler-com-calma');
  const [isReading, setIsReading] = useState(false);
  const turnCard = useCallback((cardId: string) => change((now) => turn(now, cardId)), [change]);
  const closeCards = useCallback(() => change(turnBack), [change]);
  const isMismatch = play.open.length === 2;
  useDelay(closeCards, tuning.mismatchMs, { isWaiting: isMismatch, isHeld: isCalm });
  usePause(clock, isCalm && isMismatch, tuning.mismatchMs);
  // While a pair is being explained the next card may be turned, so that none of this time counts.
  usePause(clock, isReading, 0);
  return { play, readSeconds, turnCard, closeCards, setIsReading, restart };
}
