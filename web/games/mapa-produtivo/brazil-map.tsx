import { useEffect, useEffectEvent, useRef } from 'react';
import { type RegionId, regions } from '#core/content/mapa-produtivo/shape.ts';
import { productById } from '#core/content/mapa-produtivo.ts';
import type { Placement } from '#core/games/mapa-produtivo/rules.ts';
import { regionOf } from './region-of.ts';
import { type RegionShape, regionShapes } from './region-shapes.ts';

interface Props {
  /** The region under the product that is being dragged. */
  over: RegionId | undefined;
  placements: readonly Placement[];
  onPick: (region: RegionId) => void;
}

/** The drawn map, for eyes and fingers; the list of buttons beside it holds the same regions for everyone. */
export function BrazilMap({ over, placements, onPick }: Props) {
  const map = useRef<SVGSVGElement>(null);
  const pick = useEffectEvent((event: Event) => {
    const region = regionOf(event.target);
    if (region) onPick(region);
  });
  useEffect(() => {
    const drawn = map.current;
    const onClick = (event: Event) => pick(event);
    drawn?.addEventListener('click', onClick);
    return () => drawn?.removeEventListener('click', onClick);
  }, []);
  return (
    <svg
      ref={map}
      viewBox="6 4 400 400"
      aria-hidden="true"
      strokeLinejoin="round"
      className="mx-auto block max-h-[max(15rem,calc(100dvh-27.25rem))] low:max-h-[calc(100dvh-8.5rem)] md:not-low:max-h-[max(15rem,calc(100dvh-26rem))] lg:not-low:max-h-[max(15rem,calc(100dvh-21rem))] w-full max-w-120 touch-manipulation select-none"
    >
      {regions.map(({ id, name }) => (
        <g key={id} data-region={id} className="group cursor-pointer">
          <path
            d={regionShapes[id].outline}
            strokeWidth="3"
            className={`stroke-card group-hover:brightness-105 ${over === id ? 'fill-maize' : regionShapes[id].fill}`}
          />
          <RegionName name={name} place={regionShapes[id].label} isOver={over === id} />
          <Pins region={id} placements={placements} />
        </g>
      ))}
    </svg>
  );
}

/** A region's name, a line for each part of it. */
const RegionName = (props: { name: string; place: RegionShape['label']; isOver: boolean }) => {
  const { name, place, isOver } = props;
  const [x, y] = place;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      className={`text-[19px] font-bold ${isOver ? 'fill-on-maize' : 'fill-ink'}`}
    >
      {name
        .replace('-', '-\n')
        .split('\n')
        .map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? 0 : 20}>
            {line}
          </tspan>
        ))}
    </text>
  );
};

/** The products that have found their home so far. */
function Pins({ region, placements }: { region: RegionId; placements: readonly Placement[] }) {
  const settled = placements
    .map(({ product }) => productById(product))
    .filter((product) => product.region === region);
  return regionShapes[region].pins.map(([x, y], index) => {
    const product = settled[index];
    return (
      product && (
        <text key={product.id} x={x} y={y} textAnchor="middle" className="rise text-[24px]">
          {product.emoji}
        </text>
      )
    );
  });
}
