import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { shiftOf } from './drag-geometry.ts';
import { useSorting } from './use-sorting.ts';

interface Item {
  id: string;
  name: string;
  description: string;
}

interface Props {
  label: string;
  items: readonly Item[];
  onMove: (from: number, to: number) => void;
}

/** A list in the order the person gives it: by mouse, by finger, by keyboard or with the arrows of each row. */
export function SortableList({ label, items, onMove }: Props) {
  const instructions = useId();
  const { list, drag, said, step, gripOf, isHeld, liftedId } = useSorting(items, onMove);
  return (
    <>
      <p id={instructions} className="sr-only">
        Espaço pega a etapa, as setas movem, espaço solta e Esc cancela.
      </p>
      <ol ref={list} aria-label={label} className="grid gap-2">
        {items.map((item, position) => (
          <li
            key={item.id}
            data-held={isHeld(item, position) || undefined}
            style={drag && drag.from !== position ? { translate: `0 ${shiftOf(position, drag)}px` } : {}}
            className={`relative flex items-stretch gap-2 rounded-2xl border-2 border-edge bg-card pr-1 select-none data-held:z-10 data-held:border-clay data-held:bg-maize-wash data-held:shadow-[0_8px_20px_#0004] ${drag ? 'motion-safe:transition-[translate]' : ''}`}
          >
            <Grip
              name={item.name}
              position={position}
              aria-pressed={liftedId === item.id}
              aria-describedby={instructions}
              {...gripOf(item, position)}
            />
            <div className="min-w-0 grow self-center py-2">
              <p className="leading-tight font-bold">{item.name}</p>
              <p className="text-base leading-snug text-ink-soft">{item.description}</p>
            </div>
            <div className="relative flex shrink-0 flex-col self-center sm:flex-row">
              <Step
                label={`Subir ${item.name}`}
                rests={position === 0}
                onStep={() => step(position, position - 1)}
              >
                <ChevronUp aria-hidden="true" size={26} />
              </Step>
              <Step
                label={`Descer ${item.name}`}
                rests={position === items.length - 1}
                onStep={() => step(position, position + 1)}
              >
                <ChevronDown aria-hidden="true" size={26} />
              </Step>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** What one takes a row by. With a mouse the whole row is the grip; a finger needs the rest of it to scroll. */
const Grip = ({ name, position, ...rest }: ComponentProps<'button'> & { name: string; position: number }) => (
  <button
    type="button"
    {...rest}
    className="flex w-13 shrink-0 cursor-grab touch-none flex-col items-center justify-center gap-1 sm:w-20 sm:flex-row rounded-xl text-ink-soft active:cursor-grabbing pointer-fine:after:absolute pointer-fine:after:inset-0"
  >
    <span className="grid size-8 place-items-center rounded-full bg-leaf font-bold text-on-leaf tabular-nums">
      <span className="sr-only">Mover {name}, posição </span>
      {position + 1}
    </span>
    <GripVertical aria-hidden="true" size={22} />
  </button>
);

interface StepProps {
  label: string;
  /** At the end of the list the button keeps the focus and does nothing. */
  rests: boolean;
  onStep: () => void;
  children: ReactNode;
}

const Step = ({ label, rests, onStep, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={rests}
    onClick={() => rests || onStep()}
    className="grid size-11 place-items-center rounded-xl text-leaf hover:bg-leaf-wash aria-disabled:text-ink-soft aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
  >
    {children}
  </button>
);
