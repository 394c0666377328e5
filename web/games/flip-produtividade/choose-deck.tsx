import { type DeckId, decks } from '#core/content/flip-produtividade.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  /** Back from a table, the heading takes the focus. */
  isBack: boolean;
  onChoose: (deck: DeckId) => void;
}

/** The picker of the three decks. */
export const ChooseDeck = ({ isBack, onChoose }: Props) => (
  <>
    <div className="grid gap-2">
      <PhaseHeading takesFocus={isBack}>Escolha um baralho</PhaseHeading>
      <p className="max-w-prose">
        Vire duas cartas por vez e ache os pares, com poucas jogadas e em pouco tempo.
      </p>
    </div>
    <ul aria-label="Baralhos" className="grid gap-4 md:grid-cols-3">
      {decks.map(({ id, name, icon, description, difficulty, pairs }) => (
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
            <p className="text-base text-ink-soft">{pairs.length} pares de cartas</p>
            <Button onClick={() => onChoose(id)} aria-label={`Jogar com o baralho ${name}`}>
              Jogar
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  </>
);
