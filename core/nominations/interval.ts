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
export function estimate(shifted: number, respondents: number): Estimate {
  const count = Math.max(0, Math.min(respondents, shifted));
  const chances = binomial(respondents, respondents === 0 ? 0 : count / respondents);
  return {
    count,
    low: Math.max(0, quantile(chances, 0.025)),
    high: Math.min(respondents, quantile(chances, 0.975)),
  };
}

/** The likely outcomes of a binomial draw; those that hardly ever happen are left out. */
interface Chances {
  from: number;
  chances: number[];
}

function binomial(size: number, share: number): Chances {
  if (share <= 0 || share >= 1) return { from: share <= 0 ? 0 : size, chances: [1] };
  const middle = Math.min(size, Math.floor((size + 1) * share));
  const odds = share / (1 - share);
  const up: number[] = [1];
  for (let at = middle; at < size && (up.at(-1) ?? 0) > 1e-12; at++)
    up.push(((up.at(-1) ?? 0) * (size - at) * odds) / (at + 1));
  const down: number[] = [];
  for (let at = middle; at > 0 && (down.at(-1) ?? 1) > 1e-12; at--)
    down.push(((down.at(-1) ?? 1) * at) / ((size - at + 1) * odds));
  const all = [...down.reverse(), ...up];
  const sum = all.reduce((total, one) => total + one, 0);
  return { from: middle - down.length, chances: all.map((one) => one / sum) };
}

/** The smallest number that the draw and its shift do not exceed with this probability. */
function quantile({ from, chances }: Chances, probability: number): number {
  const upTo = (value: number): number =>
    chances.reduce((sum, chance, place) => sum + chance * shiftUpTo(value - from - place), 0);
  let [low, high] = [from - 60, from + chances.length + 60];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (upTo(middle) >= probability) high = middle;
    else low = middle + 1;
  }
  return low;
}
