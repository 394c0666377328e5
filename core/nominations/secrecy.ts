import { nominationModel } from './model.ts';

/** So many falls of the coin, each as likely as any other, stand for all shifts. */
const falls = 2 ** 32;
/** Further no shift reaches: not one fall of all would bring it. */
const furthest = 40;

/** For each shift, from the furthest below on, how likely one is at most this. */
const likelyUpTo: Record<number, number[]> = {};

function chancesOf(spread: number): number[] {
  const shifts = Array.from({ length: 2 * furthest + 1 }, (_, at) => at - furthest);
  const weights = shifts.map((shift) => Math.exp(-(shift ** 2) / (2 * spread)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum / all;
  });
}

/**
 * A shift made by chance, either way: a discrete normal draw of this variance. Whoever knows every answer but one cannot take
 * that one out of a shifted number: with it or without it the number could have come out, about as likely. Of all ways to
 * shift, this one hides a single answer best for how much it blurs. A shift must be drawn once and kept, or the mean would tell.
 */
export function drawShift(
  coin: (bound: number) => number,
  spread: number = nominationModel.spread.together,
): number {
  const fall = (coin(falls) + 0.5) / falls;
  let shift = 0;
  while (shiftUpTo(shift, spread) <= fall) shift++;
  while (shiftUpTo(shift - 1, spread) > fall) shift--;
  return shift;
}

/** How likely a shift is at most this one. */
export function shiftUpTo(shift: number, spread: number = nominationModel.spread.together): number {
  likelyUpTo[spread] ??= chancesOf(spread);
  return shift < -furthest ? 0 : (likelyUpTo[spread][shift + furthest] ?? 1);
}

/** A number as it may be told of how many answered: in whole steps, so that one more answer is seldom seen. */
export const inSteps = (count: number): number => count - (count % nominationModel.fewest);

/** The middle of the step that is told, for whatever is reckoned with how many answered: it says no more than the step. */
export const middleOf = (step: number): number => step + Math.floor(nominationModel.fewest / 2);

/** As many may have answered at most, by the step that is told. */
export const mostOf = (step: number): number => step + nominationModel.fewest - 1;
