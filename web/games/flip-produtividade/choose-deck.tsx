import { type DeckHead, decks, moreDecks, pairsPerDeck } from '#core/content/flip-produtividade.ts';
import { gameOf } from '#core/content/games.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useFinished } from '#web/play/use-finished.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  /** Back from a table, the heading takes the focus. */
  isBack: boolean;
  onChoose: (deckId: string) => void;
}

const { id: gameId } = gameOf('flip-produtividade');

/** The picker: the three first decks, and below them the others once each of the three was finished. */
export function ChooseDeck({ isBack, onChoose }: Props) {
  const finished = useFinished(gameId);
  const areMoreOpen = decks.every(({ id }) => finished?.includes(id));
  return (
    <>
      <div className="grid gap-2">
        <PhaseHeading takesFocus={isBack}>Escolha um baralho</PhaseHeading>
        <p className="max-w-prose">
          Vire duas cartas por vez e ache os pares, com poucas jogadas e em pouco tempo.
        </p>
      </div>
      <DeckList label="Baralhos" decks={decks} onChoose={onChoose} />
      {areMoreOpen ? (
        <section className="grid gap-4">
          <h2 className="text-2xl">Mais baralhos</h2>
          <DeckList label="Mais baralhos" decks={moreDecks} onChoose={onChoose} />
        </section>
      ) : (
        <p className="text-ink-soft">
          Conclua os três, e mais {moreDecks.length} baralhos se abrem aqui embaixo.
        </p>
      )}
    </>
  );
}

interface ListProps extends Pick<Props, 'onChoose'> {
  label: string;
  decks: readonly DeckHead[];
}

const DeckList = ({ label, decks, onChoose }: ListProps) => (
  <ul aria-label={label} className="grid gap-4 md:grid-cols-3">
    {decks.map(({ id, name, icon, description, difficulty }) => (
      <li key={id} className="grid">
        <Card className="grid content-start gap-3 p-5">
          <div className="flex items-center justify-between gap-3">
            <span
              aria-hidden="true"
              className="grid size-16 place-items-center rounded-2xl bg-maize-wash text-4xl"
            >
              {icon}
            </span>
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
        </Card>
      </li>
    ))}
  </ul>
);
