import {
  Apple,
  Carrot,
  Coffee,
  Egg,
  Ellipsis,
  Fish,
  Hexagon,
  type LucideIcon,
  Milk,
  Scissors,
  Store,
  TreePalm,
  Wheat,
} from 'lucide-react';
import type { TradeId } from '#core/content/trades.ts';

const icons: Record<TradeId, LucideIcon> = {
  horta: Carrot,
  frutas: Apple,
  cafe: Coffee,
  graos: Wheat,
  leite: Milk,
  criacao: Egg,
  mel: Hexagon,
  peixe: Fish,
  mata: TreePalm,
  artesanato: Scissors,
  comercio: Store,
  outra: Ellipsis,
};

/** The picture of a trade; its name stands beside it. */
export function TradeIcon({ trade, size }: { trade: TradeId; size: number }) {
  const Icon = icons[trade];
  return <Icon aria-hidden="true" size={size} strokeWidth={1.8} />;
}
