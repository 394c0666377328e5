import { useEffect, useState } from 'react';
import type { DeckId } from '#core/content/flip-produtividade.ts';
import { gameOf } from '#core/content/games.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';
import { ChooseDeck } from './choose-deck.tsx';
import { Table } from './table.tsx';
import { draftName, keptDeck, useFlip } from './use-flip.ts';

const { id, name } = gameOf('flip-produtividade');

/** Turn the cards two at a time and find the pairs. */
export function FlipProdutividade() {
  const draft = useStoredJson(draftName);
  const [deck, setDeck] = useState(() => keptDeck(draft.read()));
  useBegun(id, deck !== undefined);
  const [isBack, setIsBack] = useState(false);
  // Whoever changes the deck leaves the round behind.
  useEffect(() => {
    if (!deck) draft.write(undefined);
  }, [deck, draft]);
  function leave() {
    setIsBack(true);
    setDeck(undefined);
  }
  return (
    <GameFrame title={name}>
      {deck ? <Round deck={deck} onLeave={leave} /> : <ChooseDeck isBack={isBack} onChoose={setDeck} />}
    </GameFrame>
  );
}

/** Round after round with a deck, each at a table of its own, so that nothing of the one before is left on it. */
function Round({ deck, onLeave }: { deck: DeckId; onLeave: () => void }) {
  const { restart, ...round } = useFlip(deck);
  const [count, setCount] = useState(0);
  function replay() {
    restart();
    setCount(count + 1);
  }
  return <Table key={count} {...round} onReplay={replay} onLeave={onLeave} />;
}
