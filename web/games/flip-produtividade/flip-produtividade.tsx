import { useState } from 'react';
import type { DeckId } from '#core/content/flip-produtividade.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { gameOf } from '#web/play/game-of.ts';
import { ChooseDeck } from './choose-deck.tsx';
import { Table } from './table.tsx';

const { name } = gameOf('flip-produtividade');

/** Turn the cards two at a time and find the pairs. */
export function FlipProdutividade() {
  const [deck, setDeck] = useState<DeckId>();
  // Each round is a table of its own, so that nothing of the one before is left on it.
  const [round, setRound] = useState(0);
  const startRound = () => setRound((now) => now + 1);
  const choose = (chosen: DeckId) => {
    startRound();
    setDeck(chosen);
  };
  return (
    <GameFrame title={name}>
      {deck ? (
        <Table key={round} deck={deck} onReplay={startRound} onLeave={() => setDeck(undefined)} />
      ) : (
        <ChooseDeck isBack={round > 0} onChoose={choose} />
      )}
    </GameFrame>
  );
}
