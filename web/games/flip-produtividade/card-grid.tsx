import { type KeyboardEvent, useRef } from 'react';
import { faceOf, type Play } from '#core/games/flip-produtividade/rules.ts';
import { FlipCard } from './flip-card.tsx';

interface Props {
  play: Play;
  onTurn: (cardId: string) => void;
}

/** The twelve cards on the table; the arrow keys walk over them as they lie. */
export function CardGrid({ play, onTurn }: Props) {
  const grid = useRef<HTMLUListElement>(null);

  function walk(event: KeyboardEvent) {
    const cards = Array.from(grid.current?.querySelectorAll('button') ?? []);
    const from = cards.findIndex((card) => card.matches(':focus'));
    const next = cards[from + stepOf(event.key, columnsOf(cards))];
    if (from === -1 || !next || next === cards[from]) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className="@container">
      <ul
        ref={grid}
        aria-label="Cartas"
        onKeyDown={walk}
        className="grid grid-cols-3 gap-1.5 @max-[15rem]:grid-cols-2 low:@min-[15rem]:grid-cols-4 @min-[35rem]:grid-cols-4 md:gap-3"
      >
        {play.cards.map((card, index) => (
          <li key={card.id}>
            <FlipCard card={card} place={index + 1} face={faceOf(play, card)} onTurn={onTurn} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepOf(key: string, columns: number): number {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return steps[key] ?? 0;
}

/** The cards of the first row: how many that are is the style sheet's business. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.getBoundingClientRect().top;
  return cards.filter((card) => card.getBoundingClientRect().top === top).length;
}
