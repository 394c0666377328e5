import { nominationModel } from './model.ts';

/**
 * A coin-made shift: heads before the first tails, less the same again; 0 in one case of three, each step further half as
 * likely. Whoever knows every answer but one cannot take that one out of a shifted number: with it or without it the number
 * could have come out, and never more than twice as likely. A shift must be drawn once and kept, or the mean would tell.
 */
export const drawShift = (coin: (bound: number) => number): number => headsOf(coin) - headsOf(coin);

function headsOf(coin: (bound: number) => number): number {
  let heads = 0;
  while (coin(2) === 1) heads++;
  return heads;
}

/** How likely a shift is at most this one. */
export const shiftUpTo = (shift: number): number => (shift < 0 ? (2 / 3) * 2 ** shift : 1 - 2 ** -shift / 3);

/** A number as it may be told of how many answered: in whole steps, so that one more answer is seldom seen. */
export const inSteps = (count: number): number => count - (count % nominationModel.fewest);
