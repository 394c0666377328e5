import { inDegree } from './ballots.ts';
import { nominationModel } from './model.ts';

/** How much the answers agree on the same people. */
export interface Accord {
  /** More than if everyone had named as many people by chance. */
  isBeyondChance: boolean;
  /** The share of the differences between people that is not chance, 0 to 1. */
  reliability: number;
}

/**
 * Compares how unequally people are named with what chance would do. Leaving answers out cannot show this: the rest of
 * random answers still resembles the whole it was taken from.
 */
export function accordOf(lists: readonly (readonly number[])[], people: number): Accord {
  const degrees = people - 1;
  let [mean, byChance] = [0, 0];
  for (const list of lists) {
    const share = Math.min(1, list.length / Math.max(1, degrees));
    mean += share;
    byChance += share * (1 - share);
  }
  mean = (mean * degrees) / Math.max(1, people);
  if (degrees < 1 || byChance === 0) return { isBeyondChance: false, reliability: 0 };
  let squares = 0;
  for (const count of inDegree(lists, people)) squares += (count - mean) ** 2;
  const ratio = squares / degrees / byChance;
  // Wilson and Hilferty: the cube root of a chi-square is close to normal.
  const spread = 2 / (9 * degrees);
  const z = (Math.cbrt(ratio) - (1 - spread)) / Math.sqrt(spread);
  return { isBeyondChance: z > nominationModel.beyondChance, reliability: Math.max(0, 1 - 1 / ratio) };
}
