import { useEffect, useState } from 'react';
import { type Deck, decks } from '#core/content/flip-produtividade.ts';
import { gameOf } from '#core/content/games.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useBrought } from '#web/play/use-brought.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChooseDeck } from './choose-deck.tsx';
import { Table } from './table.tsx';
import { draftName, keptDeck, useFlip } from './use-flip.ts';

const { id, name } = gameOf('flip-produtividade');

const bringBank = async (): Promise<readonly Deck[]> =>
  (await import('#core/content/flip-produtividade/bank.ts')).deckBank;

/** Turn the cards two at a time and find the pairs. */
export function FlipProdutividade() {
  const draft = useStoredJson(draftName);
  const [deckId, setDeckId] = useState(() => keptDeck(draft.read()));
  useBegun(id, deckId !== undefined);
  const [isBack, setIsBack] = useState(false);
  // Whoever changes the deck leaves the round behind.
  useEffect(() => {
    if (!deckId) draft.write(undefined);
  }, [deckId, draft]);
  function leave() {
    setIsBack(true);
    setDeckId(undefined);
  }
  return (
    <GameFrame title={name}>
      {deckId ? (
        <Chosen deckId={deckId} onLeave={leave} />
      ) : (
        <ChooseDeck isBack={isBack} onChoose={setDeckId} />
      )}
    </GameFrame>
  );
}

/** The deck that was chosen, once its cards are here: those of the first three came with the game. */
function Chosen({ deckId, onLeave }: { deckId: string; onLeave: () => void }) {
  const first: Deck | undefined = decks.find(({ id }) => id === deckId);
  const bank = useBrought(bringBank, !first);
  const deck = first ?? bank?.find(({ id }) => id === deckId);
  if (deck) return <Round deck={deck} onLeave={onLeave} />;
  if (bank === undefined) return <SkeletonRows rows={1} rowClass="h-96" text="Carregando o baralho..." />;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">Sem sinal para buscar este baralho. Tente de novo daqui a pouco.</p>
      <Button onClick={onLeave}>Trocar Baralho</Button>
    </div>
  );
}

/** Round after round with a deck, each at a table of its own, so that nothing of the one before is left on it. */
function Round({ deck, onLeave }: { deck: Deck; onLeave: () => void }) {
  const { restart, ...round } = useFlip(deck);
  const [count, setCount] = useState(0);
  function replay() {
    restart();
    setCount(count + 1);
  }
  return <Table key={count} {...round} onReplay={replay} onLeave={onLeave} />;
}
