import { useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { type RegionId, regions } from '#core/content/mapa-produtivo/shape.ts';
import { regionShapes } from './region-shapes.ts';

interface Props {
  list: RefObject<HTMLUListElement | null>;
  over: RegionId | undefined;
  onPick: (region: RegionId) => void;
  onLeave: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The five regions as buttons; the arrow keys walk through them and Escape leads back to the product. */
export function RegionList({ list, over, onPick, onLeave }: Props) {
  function walk(event: KeyboardEvent, index: number) {
    if (event.key === 'Escape') onLeave();
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (index + step + regions.length) % regions.length;
    list.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <ul ref={list} aria-label="Regiões" className="grid two-abreast gap-2.5 md:grid-cols-1">
      {regions.map(({ id, name, description }, index) => (
        <Target key={id} region={id}>
          <button
            type="button"
            data-region={id}
            onClick={() => onPick(id)}
            onKeyDown={(event) => walk(event, index)}
            className={`flex min-h-13 items-center gap-2 rounded-2xl border-2 border-edge px-2 py-1.5 sm:px-3 text-left hover:bg-maize-wash ${over === id ? 'bg-maize-wash' : 'bg-card'}`}
          >
            <span
              aria-hidden="true"
              className={`size-6 shrink-0 rounded-lg border-2 border-edge ${regionShapes[id].swatch}`}
            />
            <span className="grid min-w-0 leading-tight">
              <span className="font-bold max-sm:text-[min(1rem,max(4.7vw,min(8vw,(18rem-100vw)*99)))]">
                {name}
              </span>
              <span className="hidden text-sm text-ink-soft md:block">{description}</span>
            </span>
          </button>
        </Target>
      ))}
    </ul>
  );
}

/** A place of the list on which a product can be let go. */
const Target = ({ region, children }: { region: RegionId; children: ReactNode }) => (
  <li ref={useDroppable({ id: region }).setNodeRef} className="grid max-md:last:col-span-full">
    {children}
  </li>
);
