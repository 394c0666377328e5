import { itemOf } from '#core/practice/item.ts';
import type { Play } from './rules.ts';

/**
 * The pairs to be practised: both cards had been seen, one of them was turned, and another was taken for its other half.
 * Who turns a card for the first time cannot know better, and misses nothing.
 */
export function missedIn({ deck, cards, turns }: Play): string[] {
  const pairOf = (card: string) => cards.find(({ id }) => id === card)?.pairId;
  const seen = new Set<string>();
  const pairs = new Set<string>();
  for (const [first, second] of turns) {
    const other = cards.find(({ id, pairId }) => id !== first && pairId === pairOf(first));
    if (other && other.id !== second && seen.has(first) && seen.has(other.id)) pairs.add(other.pairId);
    seen.add(first).add(second);
  }
  return [...pairs].map((pair) => itemOf('flip-produtividade', deck.id, pair));
}
