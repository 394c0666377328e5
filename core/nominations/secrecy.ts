import { nominationModel } from './model.ts';

/**
 * A shift made by chance, either way: throws before the first that shows the one of so many sides, less the same again. With
 * two sides it is 0 in one case of three, each step further half as likely; with more it reaches further. Whoever knows
 * every answer but one cannot take that one out of a shifted number: with it or without it the number could have come out, with
 * two sides never more than twice as likely. A shift must be drawn once and kept, or the mean would tell.
 */
export const drawShift = (coin: (bound: number) => number, sides = 2): number =>
  throwsOf(coin, sides) - throwsOf(coin, sides);

function throwsOf(coin: (bound: number) => number, sides: number): number {
  let throws = 0;
  while (coin(sides) > 0) throws++;
  return throws;
}

/** How likely a shift is at most this one. */
export function shiftUpTo(shift: number, sides = 2): number {
  const further = 1 - 1 / sides;
  return shift < 0 ? further ** -shift / (1 + further) : 1 - further ** (shift + 1) / (1 + further);
}

/** How far shifts with two sides spread: their variance, and how much heavier their ends are than those of a normal draw. */
export const shiftSpread = { variance: 4, fourthCumulant: 52 } as const;

/** A number as it may be told of how many answered: in whole steps, so that one more answer is seldom seen. */
export const inSteps = (count: number): number => count - (count % nominationModel.fewest);

/** The middle of the step that is told, for whatever is reckoned with how many answered: it says no more than the step. */
export const middleOf = (step: number): number => step + Math.floor(nominationModel.fewest / 2);
