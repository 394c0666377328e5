import { binomial } from './binomial.ts';
import { nominationModel } from './model.ts';
import { shiftUpTo } from './secrecy.ts';

/** How much the answers agree on the same people. */
export interface Accord {
  /** More than if everyone had named as many people by chance. */
  isBeyondChance: boolean;
  /** The share of the differences between people that is not chance, 0 to 1. */
  reliability: number;
  /** How many times as many answers would show the differences that were found, if they are real; null: nobody can say. */
  times: number | null;
}

/** What accord is looked for in: shifted numbers alone, so that what it says tells no more than they do. */
interface Shifted {
  counts: readonly number[];
  /** How many answers have one of the few most named in them. */
  covered: number;
  respondents: number;
}

/**
 * Whether people are named more unequally than chance and the secret shifts would do: in the differences between all, in the
 * highest count, or in how many answers the few most named have part. Leaving answers out cannot show this:
 * the rest of random answers still resembles the whole it was taken from.
 */
export function accordOf({ counts, covered, respondents }: Shifted): Accord {
  const people = counts.length;
  const degrees = people - 1;
  const mean = Math.min(respondents, sumOf(counts) / Math.max(1, people));
  const byChance = mean * (1 - mean / Math.max(1, respondents));
  if (degrees < 1 || byChance <= 0) return { isBeyondChance: false, reliability: 0, times: null };
  const found = sumOf(counts.map((count) => (count - mean) ** 2)) / degrees;
  const max = counts.reduce((one, other) => Math.max(one, other), 0);
  const others = Math.max(0, (mean * people - max) / degrees);
  const { likely } = nominationModel.beyondChance;
  const { together: shifts } = nominationModel.spread;
  const real = found - byChance - shifts;
  return {
    isBeyondChance:
      isFar(found, byChance + shifts, people) ||
      people * likelyCount(max, { share: others / respondents, respondents }) < likely ||
      likelyCovered(covered, { people, share: mean / respondents, respondents }) < likely,
    reliability: Math.max(0, 1 - byChance / Math.max(byChance, found - shifts)),
    // With so many times the answers, real differences are that often squared, those of chance that often, shifts the same.
    times:
      real > 0
        ? (moreTimes.find((by) =>
            isFar(real * by ** 2 + byChance * by + shifts, byChance * by + shifts, people),
          ) ?? null)
        : null,
  };
}

/**
 * From which shifted count on people are named by many, and not by chance: Benjamini and Hochberg's bound on how many of them
 * may be so wrongly. First against the mean of all, then against that of the others: those who are looked to raise it.
 */
export function manyFrom(counts: readonly number[], respondents: number): number {
  const sorted = counts.toSorted((one, other) => other - one);
  const against = (others: readonly number[]): number => {
    const share = sumOf(others) / Math.max(1, others.length) / respondents;
    const isBeyond = (count: number, at: number): boolean =>
      sorted[at + 1] !== count &&
      likelyCount(count, { share, respondents }) <= (nominationModel.falseShare * (at + 1)) / sorted.length;
    return sorted.findLast(isBeyond) ?? Number.POSITIVE_INFINITY;
  };
  const first = against(sorted);
  return against(sorted.filter((count) => count < first));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const moreTimes = Array.from({ length: 80 }, (_, step) => 1 + (step + 1) / 20);

/** Whether the found variance is far beyond that of chance and shifts. */
function isFar(found: number, expected: number, people: number): boolean {
  // Wilson and Hilferty: the cube root of a chi-square is close to normal.
  const spread = 2 / (9 * (people - 1));
  const deviations = (Math.cbrt(found / expected) - (1 - spread)) / Math.sqrt(spread);
  return deviations > nominationModel.beyondChance.differences;
}

/** Names by chance: each of so many people in this share of the answers. */
interface ByChance {
  people: number;
  share: number;
  respondents: number;
}

/** How likely a shifted count is this or more. */
function likelyCount(count: number, { share, respondents }: Omit<ByChance, 'people'>): number {
  const { from, chances } = binomial(respondents, share);
  return sumOf(chances.map((chance, at) => chance * (1 - shiftUpTo(count - 1 - from - at))));
}

/** How likely any few people have part in so many answers, with the one shift of that number, at most. */
function likelyCovered(covered: number, { people, share, respondents }: ByChance): number {
  const { few } = nominationModel;
  let sets = 1;
  for (let one = 0; one < few; one++) sets *= (people - one) / (one + 1);
  const { from, chances } = binomial(respondents, 1 - (1 - share) ** few);
  let likely = 1 - shiftUpTo(covered - from - 1);
  let beyond = 0;
  for (let at = chances.length - 1; at > 0; at--) {
    beyond += chances[at] ?? 0;
    const shift = covered - from - at;
    likely += (shiftUpTo(shift) - shiftUpTo(shift - 1)) * Math.min(1, sets * beyond);
  }
  return likely;
}
