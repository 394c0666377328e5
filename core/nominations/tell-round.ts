import { accordOf, manyFrom } from './accord.ts';
import { type Heard, together } from './ballots.ts';
import { countCovered, countNames } from './counted-names.ts';
import type { Estimate } from './interval.ts';
import { nominationModel } from './model.ts';
import { type Correlation, isLevel, rankCorrelation } from './ranks.ts';
import { drawShift, inSteps, middleOf, mostOf } from './secrecy.ts';
import { stabilityOf } from './stability.ts';
import { type NamedPlace, tellNames } from './tell-names.ts';
import { judge, type Verdict } from './verdict.ts';

/** Everything that was answered in a round, people by their places. */
export interface AnsweredRound {
  questions: number;
  /** How many live in the community. */
  members: number;
  /** How active each person who can be named is here: the score of behaviour. */
  activity: readonly number[];
  heard: Heard;
  /** The names of people from outside, one list a ballot, as compared. */
  outside: readonly (readonly string[])[];
}

/** What is told of a round. Of single people it has nothing but shifted counts, and what follows from those. */
export interface ToldRound {
  /** In whole steps. */
  answered: number;
  members: number;
  verdict: Verdict;
  stability: number;
  /** The most named first. */
  named: NamedPlace[];
  outside: { name: string; count: number }[];
  /** How the namings agree with the score of behaviour. */
  agreement: Correlation | null;
  /** Named by many, hardly active here; active, and named by few. Empty where nothing can be claimed. */
  hidden: number[];
  unnamed: number[];
}

interface Chance {
  /** Falls as nobody can foresee. */
  coin: (bound: number) => number;
  dice: (bound: number) => number;
}

/**
 * Tells a round once it is over; nothing of fewer than five answers. To be told once: see `drawShift`. Of what single
 * people answered nothing is looked at but shifted counts, and all else is reckoned from those: whether anything can be claimed too.
 */
export function tellRound(round: AnsweredRound, { coin, dice }: Chance): ToldRound | null {
  const { heard, activity, members, questions } = round;
  const people = activity.length;
  const answered = inSteps(heard.own.length);
  if (answered === 0) return null;
  const respondents = middleOf(answered);
  const counting = { people, answered, members, coin };
  const { own, all, told } = countNames(heard, together, { ...counting, of: 'together' });
  const stability = stabilityOf(all, mostOf(answered), dice);
  const accord = accordOf({ counts: own, covered: countCovered(heard, own, coin), respondents });
  const verdict = judge({ answered: heard.own.length, members, stability, accord });
  return {
    answered,
    members,
    verdict,
    stability,
    named: tellNames(told, heard, { ...counting, questions }),
    outside: tellOutside(round.outside, coin),
    agreement: rankCorrelation(
      told.map((one) => one?.count ?? 0),
      activity,
    ),
    ...(verdict.mayClaim
      ? compare({ own, told, activity, many: manyFrom(own, respondents) })
      : { hidden: [], unnamed: [] }),
  };
}

function tellOutside(lists: readonly (readonly string[])[], coin: Chance['coin']): ToldRound['outside'] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const name of new Set(list)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return (
    [...counts]
      // What one person alone wrote must not stand there by the fall of a coin.
      .filter(([, count]) => count >= nominationModel.fewest)
      .map(([name, count]) => ({ name, count: count + drawShift(coin) }))
      .filter(({ count }) => count >= nominationModel.outside)
      .sort((one, other) => other.count - one.count)
  );
}

interface Compared {
  /** How often each was named by those who belong to the community; from how often on that is many. */
  own: readonly number[];
  many: number;
  told: readonly (Estimate | null)[];
  activity: readonly number[];
}

/** Who is looked to without being active here, and who is active without being looked to: nobody where all are as active. */
function compare({ own, told: all, activity, many }: Compared): Pick<ToldRound, 'hidden' | 'unnamed'> {
  if (isLevel(activity)) return { hidden: [], unnamed: [] };
  const sorted = activity.toSorted((one, other) => other - one);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const top = sorted[Math.ceil(sorted.length * nominationModel.activeShare) - 1] ?? 0;
  const hidden: number[] = [];
  const unnamed: number[] = [];
  for (const [place, score] of activity.entries()) {
    const told = all[place];
    if (told && (own[place] ?? 0) >= many && score <= median) hidden.push(place);
    if (!told && score > median && score >= top) unnamed.push(place);
  }
  hidden.sort((one, other) => (all[other]?.count ?? 0) - (all[one]?.count ?? 0));
  return { hidden, unnamed };
}
