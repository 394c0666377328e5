import { aplById } from '#core/content/cadeia-valor.ts';
import { itemOf } from '#core/practice/item.ts';
import type { Play } from './rules.ts';

/** The stages that followed another one than they should, to be practised: one out of its place shifts many, and they were known. */
export function missedIn({ apl, order }: Pick<Play, 'apl' | 'order'>): string[] {
  const right = aplById(apl).mainChain.map(({ id }) => id);
  return order
    .filter((stage, position) => order[position - 1] !== right[right.indexOf(stage) - 1])
    .map((stage) => itemOf('cadeia-valor', apl, stage));
}
