import { dice } from './chance.ts';

/** The items in an order that the seed decides (Fisher-Yates); the given list stays as it is. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const pick = dice(seed);
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(pick(rest.length), 1));
  return shuffled;
}
