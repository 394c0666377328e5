import { nominationModel } from './model.ts';
import { type Correlation, rankCorrelation } from './ranks.ts';
import { mostOf } from './secrecy.ts';

/** What was told of a round that allows a claim, as far as another can be compared with it. */
export interface ComparedRound {
  /** How many answered, in whole steps. */
  answered: number;
  /** By how many each person was named, where it was told. */
  counts: ReadonlyMap<number, number>;
}

/** What changed from a round to the next. */
export interface Retest {
  /** How the order of those told in both agrees; null: too few of them. */
  agreement: Correlation | null;
  /** How many were told in both. */
  both: number;
  /** Whose share of the answers rose or fell beyond what chance may do in both, the greatest change first. */
  rose: number[];
  fell: number[];
}

/**
 * Compares two rounds by what was told of them, so that nothing more comes out than what was told. Shares are compared, since
 * not as many answered each time.
 */
export function compareRounds(before: ComparedRound, after: ComparedRound): Retest {
  const both = [...after.counts.keys()].filter((id) => before.counts.has(id));
  const counted = (round: ComparedRound) => both.map((id) => round.counts.get(id) ?? 0);
  const [shareBefore, shareAfter] = [sharesOf(before), sharesOf(after)];
  const changes = [...new Set([...before.counts.keys(), ...after.counts.keys()])].map((id) => ({
    id,
    ...changeOf(shareBefore(id), shareAfter(id)),
  }));
  return {
    agreement: rankCorrelation(counted(before), counted(after)),
    both: both.length,
    rose: changes
      .filter(({ min }) => min > 0)
      .sort((one, other) => other.middle - one.middle || one.id - other.id)
      .map(({ id }) => id),
    fell: changes
      .filter(({ max }) => max < 0)
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
  min: after.low - before.high,
  middle: after.middle - before.middle,
  max: after.high - before.low,
});

/**
 * The share of the answers that name each, with as much as chance may do. A round's own interval is narrower where most have
 * answered; but another time the same people answer otherwise. How many answered is known but in steps: it is taken as wide.
 */
function sharesOf({ answered, counts }: ComparedRound): (id: number) => Share {
  const { spread, toldFrom } = nominationModel;
  const max = mostOf(answered);
  return (id) => {
    const told = counts.get(id);
    // Of whoever was not told, it was at most this.
    const count = told ?? toldFrom.together - 1;
    const reach = 1.96 * Math.sqrt(count * (1 - Math.min(1, count / max)) + spread.together);
    return {
      low: told === undefined ? 0 : Math.max(0, count - reach) / max,
      middle: (told ?? 0) / answered,
      high: (count + reach) / answered,
    };
  };
}
