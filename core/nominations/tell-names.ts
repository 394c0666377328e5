import { answersTo, type Heard } from './ballots.ts';
import { type Counting, countNames } from './counted-names.ts';
import type { Estimate } from './interval.ts';

/** Somebody who is named by enough people to be told. */
export interface NamedPlace {
  place: number;
  together: Estimate;
  /** Null: too few. */
  questions: (Estimate | null)[];
}

/** Who is told of all together, the most named first, with how often in each question. */
export function tellNames(
  told: readonly (Estimate | null)[],
  heard: Heard,
  { questions, ...counting }: Omit<Counting, 'of'> & { questions: number },
): NamedPlace[] {
  const each = Array.from(
    { length: questions },
    (_, question) =>
      countNames(heard, (ballots) => answersTo(ballots, question), { ...counting, of: 'question' }).told,
  );
  return told
    .flatMap((together, place) =>
      together
        ? [{ place, together, questions: each.map((counted) => within(counted[place] ?? null, together)) }]
        : [],
    )
    .sort((one, other) => other.together.count - one.together.count || one.place - other.place);
}

/** Of a question no more than of all together: what is above is the shift. */
const within = (one: Estimate | null, max: Estimate): Estimate | null =>
  one && {
    count: Math.min(one.count, max.count),
    low: Math.min(one.low, max.count),
    high: Math.min(one.high, max.high),
  };
