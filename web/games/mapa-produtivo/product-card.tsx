import { useDndContext, useDraggable } from '@dnd-kit/core';
import { Hand } from 'lucide-react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { Product } from '#core/content/mapa-produtivo/shape.ts';

interface Props {
  product: Product;
  card: RefObject<HTMLButtonElement | null>;
  isPicked: boolean;
  hint: readonly string[] | undefined;
  onPick: (by: 'keyboard' | 'pointer') => void;
  onTake: (down: ReactPointerEvent) => void;
}

/** The product to place: to be dragged, or picked up by a tap or a key. */
export function ProductCard({ product, card, isPicked, hint, onPick, onTake }: Props) {
  const { transform, listeners, setNodeRef } = useDraggable({ id: product.id });
  const origin = useGraspedPoint();
  const look = isPicked || transform ? 'border-clay bg-maize-wash' : 'border-edge bg-card';
  return (
    <button
      ref={(node) => {
        card.current = node;
        setNodeRef(node);
      }}
      type="button"
      aria-pressed={isPicked}
      {...listeners}
      onPointerDownCapture={onTake}
      // A click without a pointer comes from the keyboard or a screen reader.
      onClick={({ detail }) => onPick(detail === 0 ? 'keyboard' : 'pointer')}
      style={
        transform
          ? {
              transform: `translate(${transform.x}px, ${transform.y}px) rotate(-3deg) scale(0.6)`,
              transformOrigin: origin,
            }
          : {}
      }
      className={`relative flex min-h-24 w-full cursor-grab touch-none items-center gap-2 rounded-2xl max-[14rem]:flex-col max-[14rem]:items-start border-2 border-dashed px-3 py-2 text-left select-none active:cursor-grabbing ${look} ${transform ? 'z-20 opacity-90 shadow-[0_10px_24px_#0005]' : ''}`}
    >
      <span aria-hidden="true" className="grid w-13 shrink-0 place-items-center text-4xl">
        {product.emoji}
      </span>
      <span className="grid min-w-0 grow gap-0.5 leading-tight">
        <span className="text-xl font-bold">{product.name}</span>
        <span className="text-sm text-ink-soft">
          {hint ? hintWords(hint) : isPicked ? 'Agora escolha a região.' : 'Arraste até a região ou toque.'}
        </span>
      </span>
      <Hand aria-hidden="true" size={24} className="shrink-0 text-clay max-sm:hidden" />
    </button>
  );
}

/** Says where to look, without saying which of the two it is. */
export const hintWords = (hint: readonly string[]): string =>
  `É do ${hint.join(' ou do ')}? Toque na região.`;

/** Where the card was taken hold of, for it to shrink around the finger. */
function useGraspedPoint(): string | undefined {
  const { activatorEvent, activeNodeRect } = useDndContext();
  if (!(activatorEvent instanceof PointerEvent) || !activeNodeRect) return undefined;
  return `${activatorEvent.clientX - activeNodeRect.left}px ${activatorEvent.clientY - activeNodeRect.top}px`;
}
