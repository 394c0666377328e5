import { binomial, type Chances } from './binomial.ts';
import { shiftUpTo } from './secrecy.ts';

/** A count as it is told, with the 95% interval of what it would be with other people answering. */
export interface Estimate {
  count: number;
  low: number;
  high: number;
}

/**
 * The percentile bootstrap over respondents, in its limit of endless resampling: each either names the person or does not, so
 * that resampled counts are binomial; the secret shift of the count comes on top.
 */
export function estimate(shifted: number, respondents: number, spread?: number): Estimate {
  const count = Math.max(0, Math.min(respondents, shifted));
  const chances = binomial(respondents, respondents === 0 ? 0 : count / respondents);
  return {
    count,
    low: Math.max(0, quantile(chances, 0.025, spread)),
    high: Math.min(respondents, quantile(chances, 0.975, spread)),
  };
}

/** The smallest number that the draw and its shift do not exceed with this probability. */
function quantile({ from, chances }: Chances, probability: number, spread?: number): number {
  const upTo = (value: number): number =>
    chances.reduce((sum, chance, place) => sum + chance * shiftUpTo(value - from - place, spread), 0);
  let [low, high] = [from - 60, from + chances.length + 60];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (upTo(middle) >= probability) high = middle;
    else low = middle + 1;
  }
  return low;
}
