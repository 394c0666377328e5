import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Card, CardType } from '#core/content/flip-produtividade.ts';
import type { faceOf } from '#core/games/flip-produtividade/rules.ts';

interface Props {
  card: Card;
  /** Where it lies, counted from 1. */
  place: number;
  face: ReturnType<typeof faceOf>;
  onTurn: (cardId: string) => void;
}

/** The short side of a pair stands out from the one that explains it. */
const isHeadword = (type: CardType): boolean => type === 'term' || type === 'problem' || type === 'actor';

/** What a card is called: its place and, once one sees it, what it says. */
export function cardName({ card, place, face }: Pick<Props, 'card' | 'place' | 'face'>): string {
  if (face === 'down') return `Carta ${place}, virada para baixo`;
  return `Carta ${place}: ${card.content}${face === 'matched' ? ', par encontrado' : ''}`;
}

// Only the side in sight exists, and it swings in by itself: a side that waits behind each card would cost a cheap
// phone a layer of its own.
const side =
  'relative grid size-full place-items-center rounded-2xl border-2 motion-safe:transition-transform motion-safe:duration-150 motion-safe:starting:rotate-y-90';

/** One card of the table. It renders only when it turns, so that a slow phone answers at once. */
export const FlipCard = memo(({ card, place, face, onTurn }: Props) => (
  <button
    type="button"
    aria-label={cardName({ card, place, face })}
    aria-disabled={face !== 'down'}
    onClick={() => onTurn(card.id)}
    className="block h-23 w-full rounded-2xl perspective-distant aria-disabled:cursor-default @max-[15rem]:h-[5.6rem] sm:@min-[15rem]:h-36 low:@min-[15rem]:h-[calc((100dvh---spacing(9))/3)]"
  >
    {face === 'down' ? (
      <span
        key="back"
        aria-hidden="true"
        className={`${side} border-leaf-deep bg-leaf shadow-[inset_0_-4px_0_var(--leaf-deep)]`}
      >
        <span className="grid size-14 place-items-center rounded-full bg-card text-3xl">🎯</span>
      </span>
    ) : (
      <span
        key="front"
        aria-hidden="true"
        className={`${side} hyphens-auto px-1 text-center text-[min(0.885rem,6.6vmin)] [hyphenate-limit-chars:12_4_4] leading-[1.2] tracking-tight low:@min-[15rem]:text-[0.82rem] sm:not-low:px-1.5 sm:not-low:text-[clamp(0.885rem,2.6cqw,1.125rem)] ${isHeadword(card.type) ? 'font-medium text-leaf sm:not-low:font-bold' : ''} ${face === 'matched' ? 'border-leaf bg-leaf-wash' : 'border-clay bg-card'}`}
      >
        {card.content}
        {face === 'matched' && <Found />}
      </span>
    )}
  </button>
));

const Found = () => (
  <Check
    size={20}
    strokeWidth={3}
    className="absolute -top-2 -right-1 rounded-full bg-leaf p-0.5 text-on-leaf"
  />
);
