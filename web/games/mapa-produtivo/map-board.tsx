import type { CollisionDetection } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import type { Product, RegionId } from '#core/content/mapa-produtivo/shape.ts';
import type { Placement } from '#core/games/mapa-produtivo/rules.ts';
import { DragArea } from '#web/play/drag-area.tsx';
import { useRelease } from '#web/play/use-release.ts';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { BrazilMap } from './brazil-map.tsx';
import { hintWords, ProductCard } from './product-card.tsx';
import { RegionList } from './region-list.tsx';
import { regionAt, regionWithId } from './region-of.ts';

interface Props {
  product: Product;
  placements: readonly Placement[];
  /** In another round, whose start has to be found by whoever does not see it. */
  takesFocus: boolean;
  /** Regions of which one is right, for whoever plays for the first time. */
  hint: readonly string[] | undefined;
  onDrop: (region: RegionId) => void;
}

/** The region under the finger, by its true shape; the rectangles around the shapes overlap. */
const underPointer: CollisionDetection = ({ pointerCoordinates }) => {
  const id = pointerCoordinates && regionAt(pointerCoordinates.x, pointerCoordinates.y);
  return id ? [{ id }] : [];
};

/** The table of the game: the product, the map and the list of regions. */
export function MapBoard({ product, placements, takesFocus, hint, onDrop }: Props) {
  const [picked, setPicked] = useState<string>();
  const card = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [over, setOver] = useState<RegionId>();
  const { take, settle } = useRelease((_product, { at }) => {
    const region = regionAt(at.x, at.y);
    if (region) onDrop(region);
  });

  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);

  function pick(by: 'keyboard' | 'pointer') {
    setPicked(product.id);
    if (by === 'keyboard') list.current?.querySelector('button')?.focus();
  }
  function putDown() {
    setPicked(undefined);
    card.current?.focus();
  }
  return (
    <DragArea
      collisionDetection={underPointer}
      onDragOver={(event) => setOver(regionWithId(event.over?.id))}
      onDragCancel={() => setOver(undefined)}
      onDragEnd={() => {
        setOver(undefined);
        settle();
      }}
    >
      <div className="-mx-4 grid gap-3 overflow-x-clip px-4 tight:-mx-2 tight:px-2 low:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] low:grid-rows-[auto_1fr] md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr] md:gap-4">
        <div className="low:col-start-2 md:col-start-2">
          <ProductCard
            product={product}
            card={card}
            isPicked={picked === product.id}
            hint={hint}
            onPick={pick}
            onTake={(down) => take(down, product)}
          />
        </div>
        <Card className="relative p-1.5 low:col-start-1 low:row-span-2 low:row-start-1 low:self-start md:col-start-1 md:row-span-2 md:row-start-1 md:p-4">
          <BrazilMap over={over} placements={placements} onPick={onDrop} />
          <div className="absolute bottom-3 left-3">
            <ListenButton
              text={`${product.name}. ${hint ? hintWords(hint) : 'De qual região é este produto?'}`}
              startsItself
            />
          </div>
        </Card>
        <div className="low:col-start-2 md:col-start-2">
          <RegionList list={list} over={over} onPick={onDrop} onLeave={putDown} />
        </div>
      </div>
    </DragArea>
  );
}
