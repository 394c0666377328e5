import { itemOf } from '#core/practice/item.ts';
import { isCorrect, type Play } from './rules.ts';

/** The products that were taken to another region than their own, to be practised. */
export const missedIn = ({ placements }: Pick<Play, 'placements'>): string[] =>
  placements
    .filter((placement) => !isCorrect(placement))
    .map(({ product }) => itemOf('mapa-produtivo', product));
