import { type Estimate, estimate } from './interval.ts';
import { nominationModel } from './model.ts';
import { type Correlation, rankCorrelation } from './ranks.ts';

/** What was told of a round that allows a claim, as far as another can be compared with it. */
export interface ComparedRound {
  /** How many answered, in whole steps. */
  answered: number;
  /** By how many each person was named, where it was told. */
  counts: ReadonlyMap<number, Estimate>;
}

/** What changed from a round to the next. */
export interface Retest {
  /** How the order of those told in both agrees; null: too few of them. */
  agreement: Correlation | null;
  /** How many were told in both. */
  both: number;
  /** Whose share of the answers rose or fell beyond both intervals, the greatest change first. */
  rose: number[];
  fell: number[];
}

/**
 * Compares two rounds by what was told of them, so that nothing more comes out than what was told. Shares are compared, since
 * not as many answered each time.
 */
export function compareRounds(before: ComparedRound, after: ComparedRound): Retest {
  const both = [...after.counts.keys()].filter((id) => before.counts.has(id));
  const counted = (round: ComparedRound) => both.map((id) => round.counts.get(id)?.count ?? 0);
  const [shareBefore, shareAfter] = [sharesOf(before), sharesOf(after)];
  const changes = [...new Set([...before.counts.keys(), ...after.counts.keys()])].map((id) => ({
    id,
    ...changeOf(shareBefore(id), shareAfter(id)),
  }));
  return {
    agreement: rankCorrelation(counted(before), counted(after)),
    both: both.length,
    rose: changes
      .filter(({ least }) => least > 0)
      .sort((one, other) => other.middle - one.middle || one.id - other.id)
      .map(({ id }) => id),
    fell: changes
      .filter(({ most }) => most < 0)
      .sort((one, other) => one.middle - other.middle || one.id - other.id)
      .map(({ id }) => id),
  };
}

interface Share {
  low: number;
  middle: number;
  high: number;
}

const changeOf = (before: Share, after: Share) => ({
  least: after.low - before.high,
  middle: after.middle - before.middle,
  most: after.high - before.low,
});

/** The share of the answers that name each; how many answered is known but in steps, so the interval is taken as wide. */
function sharesOf({ answered, counts }: ComparedRound): (id: number) => Share {
  const ofUntold = { ...untold(answered), low: 0 };
  return (id) => {
    const told = counts.get(id);
    const { count, low, high } = told ?? ofUntold;
    return {
      low: low / (answered + nominationModel.fewest - 1),
      middle: told ? count / answered : 0,
      high: high / answered,
    };
  };
}

/** The highest count that is not told, with its interval: of whoever was not told, it was at most this. */
function untold(answered: number): Estimate {
  let last = estimate(nominationModel.fewest - 1, answered);
  for (let count = nominationModel.fewest; count <= answered; count++) {
    const next = estimate(count, answered);
    if (next.low > 0) break;
    last = next;
  }
  return last;
}
