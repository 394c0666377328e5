import { hypergeometric } from './hypergeometric.ts';
import { nominationModel } from './model.ts';
import { middleOf, mostOf, shiftUpTo } from './secrecy.ts';

/** A count as it is told, with the 95% interval of what it would be with others of the community answering. */
export interface Estimate {
  readonly count: number;
  readonly low: number;
  readonly high: number;
}

/** How many answered, in whole steps, out of how many; and what is counted: one question, or all together. */
export interface Asking {
  answered: number;
  members: number;
  of: 'together' | 'question';
}

/** As many can have named somebody, by what is told: nobody names themselves. */
export const mostNaming = ({ answered, members }: Asking): number =>
  Math.min(mostOf(answered), Math.max(nominationModel.fewest, members - 1));

/** How unlikely a count is on one side where it no longer fits. */
const tail = 0.025;

/** What was estimated, by all that decides it: every question of a round is asked of as many, and few counts are different. */
const known = new Map<string, Estimate>();
const mostKnown = 20_000;

/** A count with its interval, reckoned once. */
export function estimate(shifted: number, asking: Asking): Estimate {
  const key = `${shifted} ${asking.answered} ${asking.members} ${asking.of}`;
  const told = known.get(key);
  if (told) return told;
  if (known.size >= mostKnown) known.clear();
  const reckoned = reckon(shifted, asking);
  known.set(key, reckoned);
  return reckoned;
}

/**
 * The bootstrap over respondents by test inversion, in its limit of endless resampling. For every number of people in the whole
 * community who may name somebody, the respondents are drawn again, nobody twice, and the secret shift comes on top; what remains
 * are the numbers with which a count like this is not among the 2.5% lowest or highest (ties by half). Resampling at the found
 * count instead would be too narrow for small counts, and too wide where most have answered. Counts are told from some number
 * on, which picks those that came out too high: each is held against such counts alone, so that the low end may be 0.
 */
function reckon(shifted: number, asking: Asking): Estimate {
  const { answered, members, of } = asking;
  const max = mostNaming(asking);
  const respondents = mostOf(answered);
  const all = respondents + Math.max(0, members - middleOf(answered));
  const count = Math.max(0, Math.min(max, shifted));
  const { toldFrom, spread } = nominationModel;
  // Where the count is not told anyway it is held against all counts.
  const least = shifted >= toldFrom[of] ? toldFrom[of] : Number.NEGATIVE_INFINITY;
  /** How likely so many who name somebody bring less than this count, or as much by half, among the counts that are told. */
  const below = (naming: number): number => {
    const { from, chances } = hypergeometric({ all, marked: naming, drawn: respondents });
    const upTo = (value: number): number =>
      chances.reduce((sum, chance, at) => sum + chance * shiftUpTo(value - from - at, spread[of]), 0);
    const untold = upTo(least - 1);
    return untold < 1 ? ((upTo(count - 1) + upTo(count)) / 2 - untold) / (1 - untold) : 1;
  };
  const low = firstOf(all, (naming) => below(naming) < 1 - tail);
  const beyond = firstOf(all, (naming) => below(naming) <= tail);
  // Half-way between the number that still fits and the next, as many as would be among those who answered.
  const told = (naming: number): number => Math.round(((naming - 0.5) * respondents) / all);
  return {
    count,
    low: Math.max(0, Math.min(count, told(low))),
    high: Math.min(max, Math.max(count, told(beyond))),
  };
}

/** The first number for which something is so that is so for all greater ones; one more than the last where it never is. */
function firstOf(last: number, isSo: (value: number) => boolean): number {
  let [from, to] = [0, last + 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isSo(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
