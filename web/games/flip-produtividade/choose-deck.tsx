import { type DeckHead, decks, moreDecks, pairsPerDeck } from '#core/content/flip-produtividade.ts';
import { gameOf } from '#core/content/games.ts';
import { ChoiceIcon, ChooseOne } from '#web/play/choose-one.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** Back from a table, the heading takes the focus. */
  isBack: boolean;
  onChoose: (deckId: string) => void;
}

const { id: gameId } = gameOf('flip-produtividade');

/** The picker of decks. */
export const ChooseDeck = ({ isBack, onChoose }: Props) => (
  <ChooseOne<DeckHead>
    gameId={gameId}
    heading="Escolha um baralho"
    intro={
      <p className="max-w-prose">
        Vire duas cartas por vez e ache os pares, com poucas jogadas e em pouco tempo.
      </p>
    }
    isBack={isBack}
    fits="decks"
    label="Baralhos"
    first={decks}
    more={{
      heading: 'Mais baralhos',
      items: moreDecks,
      closed: `Conclua os três, e mais ${moreDecks.length} baralhos se abrem aqui embaixo.`,
    }}
  >
    {({ id, name, icon, description, difficulty }) => (
      <>
        <div className="flex items-center justify-between gap-3">
          <ChoiceIcon icon={icon} />
          <span className="rounded-full bg-leaf-wash px-3 py-1 text-base font-bold text-leaf">
            {difficulty}
          </span>
        </div>
        <h3 className="font-display text-2xl leading-tight font-bold">{name}</h3>
        <p>{description}</p>
        <p className="text-base text-ink-soft">{pairsPerDeck} pares de cartas</p>
        <Button onClick={() => onChoose(id)} aria-label={`Jogar com o baralho ${name}`}>
          Jogar
        </Button>
      </>
    )}
  </ChooseOne>
);
