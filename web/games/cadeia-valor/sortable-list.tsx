import { closestCenter, type Modifier } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { DragArea } from '#web/play/drag-area.tsx';
import { useRelease } from '#web/play/use-release.ts';
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

const straight: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list in the order the person gives it: by mouse, by finger, by keyboard or with the arrows of each row. */
export function SortableList({ label, items, onMove }: Props) {
  const sorting = useSorting(items, onMove);
  const list = useRef<HTMLOListElement>(null);
  const ids = items.map(({ id }) => id);
  const { take, settle } = useRelease(({ from, middles }: Taken, { moved }) =>
    sorting.drop(from, nearest(middles, (middles[from] ?? 0) + moved.y)),
  );
  const takeRow = (down: ReactPointerEvent, from: number) =>
    take(down, { from, middles: [...(list.current?.children ?? [])].map(middleOf) });
  return (
    <DragArea
      instructions="Espaço pega a etapa, as setas movem, espaço solta e Esc cancela."
      collisionDetection={closestCenter}
      modifiers={[straight]}
      onDragEnd={settle}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={label} className="grid gap-2">
          {items.map((item, position) => (
            <Row
              key={item.id}
              item={item}
              position={position}
              isLast={position === items.length - 1}
              sorting={sorting}
              onTake={takeRow}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {sorting.said}
      </p>
    </DragArea>
  );
}

/** A row in the hand: its place, and how high each row stood on the page when it was taken. */
interface Taken {
  from: number;
  middles: readonly number[];
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return scrollY + top + height / 2;
}

/** The place of the row that stands nearest to a height. */
const nearest = (middles: readonly number[], height: number): number =>
  middles.reduce(
    (best, middle, place) =>
      Math.abs(middle - height) < Math.abs((middles[best] ?? 0) - height) ? place : best,
    0,
  );

interface RowProps {
  item: Item;
  position: number;
  isLast: boolean;
  sorting: ReturnType<typeof useSorting>;
  onTake: (down: ReactPointerEvent, from: number) => void;
}

const glide = { duration: 180, easing: 'ease-out' };

function Row({ item, position, isLast, sorting: { step, keysOf, liftedId }, onTake }: RowProps) {
  const row = useSortable({
    id: item.id,
    transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? null : glide,
    // Also after a step by key or arrow the rows glide to their places.
    animateLayoutChanges: () => true,
  });
  return (
    <li
      ref={row.setNodeRef}
      data-held={row.isDragging || liftedId === item.id || undefined}
      style={
        row.transform
          ? {
              translate: `0 ${row.transform.y}px`,
              transition: row.transition?.replace('transform', 'translate'),
            }
          : {}
      }
      className="relative flex flex-wrap items-stretch gap-x-2 rounded-2xl border-2 border-edge bg-card pr-1 select-none data-held:z-10 data-held:border-clay data-held:bg-maize-wash data-held:shadow-[0_8px_20px_#0004]"
    >
      <Grip
        ref={row.setActivatorNodeRef}
        name={item.name}
        position={position}
        aria-pressed={liftedId === item.id}
        aria-describedby={row.attributes['aria-describedby']}
        {...row.listeners}
        onPointerDownCapture={(down) => onTake(down, position)}
        {...keysOf(item, position)}
      />
      <div className="whole-words self-center py-2 tight:basis-full tight:px-2">
        <p className="text-[min(1rem,8.2vw)] leading-tight font-bold">{item.name}</p>
        <p className="text-base leading-snug text-ink-soft">{item.description}</p>
      </div>
      <div className="relative ml-auto flex shrink-0 flex-col self-center sm:flex-row">
        <Step
          word="Subir"
          name={item.name}
          rests={position === 0}
          onStep={() => step(position, position - 1)}
        >
          <ChevronUp aria-hidden="true" size={26} />
        </Step>
        <Step word="Descer" name={item.name} rests={isLast} onStep={() => step(position, position + 1)}>
          <ChevronDown aria-hidden="true" size={26} />
        </Step>
      </div>
    </li>
  );
}

/** What one takes a row by. With a mouse the whole row is the grip; a finger needs the rest of it to scroll. */
const Grip = ({ name, position, ...rest }: ComponentProps<'button'> & { name: string; position: number }) => (
  <button
    type="button"
    {...rest}
    className="flex min-h-12 w-13 shrink-0 cursor-grab touch-none flex-col items-center justify-center gap-1 sm:w-20 sm:flex-row rounded-xl text-ink-soft active:cursor-grabbing pointer-fine:after:absolute pointer-fine:after:inset-0"
  >
    <span className="number-mark size-8 bg-leaf text-on-leaf">
      <span className="sr-only">Mover {name}, posição </span>
      {position + 1}
    </span>
    <GripVertical aria-hidden="true" size={22} />
  </button>
);

interface StepProps {
  word: string;
  /** Of what. */
  name: string;
  /** At the end of the list the button keeps the focus and does nothing. */
  rests: boolean;
  onStep: () => void;
  children: ReactNode;
}

const Step = ({ word, name, rests, onStep, children }: StepProps) => (
  <button
    type="button"
    aria-label={`${word} ${name}`}
    aria-disabled={rests}
    onClick={() => rests || onStep()}
    className="icon-word leading-none text-leaf hover:bg-leaf-wash aria-disabled:text-ink-soft aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
  >
    {children}
    {word}
  </button>
);
