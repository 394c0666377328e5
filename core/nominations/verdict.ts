import type { Accord } from './accord.ts';
import { nominationModel } from './model.ts';
import { inSteps } from './secrecy.ts';

/** Whether anything can be claimed; if not, why, and how many more answers it would take (null: that cannot be said). */
export type Verdict =
  | { mayClaim: true; isFirm: boolean }
  | { mayClaim: false; cause: 'few_answers' | 'unstable' | 'no_accord'; missing: number | null };

interface Findings {
  answered: number;
  members: number;
  stability: number;
  accord: Accord;
}

/** What the figures allow to be said; how many answers are missing goes by whole steps, as how many came. */
export function judge({ answered, members, stability, accord }: Findings): Verdict {
  const { fewest, leastShare, reliability, stability: bounds } = nominationModel;
  const wanted = Math.max(fewest, Math.ceil(members * leastShare));
  if (answered < wanted)
    return { mayClaim: false, cause: 'few_answers', missing: wanted - inSteps(answered) };
  const missing = missingFor(answered, members);
  if (!accord.isBeyondChance) return { mayClaim: false, cause: 'no_accord', missing: missing(accord.times) };
  if (stability < bounds.least)
    return { mayClaim: false, cause: 'unstable', missing: missing(timesFor(accord.reliability)) };
  // Shifts too keep their order when answers are left out; reliability is without them.
  return { mayClaim: true, isFirm: stability >= bounds.firm && accord.reliability >= reliability };
}

/** Spearman and Brown: how many times the answers bring the reliability to what is aimed for. */
function timesFor(reliability: number): number | null {
  const { reliability: wanted } = nominationModel;
  return reliability === 0 ? null : (wanted * (1 - reliability)) / (reliability * (1 - wanted));
}

/** How many answers are missing to so many times those that came, by steps; null where there are not as many people. */
const missingFor =
  (answered: number, members: number) =>
  (times: number | null): number | null => {
    const { fewest } = nominationModel;
    const came = inSteps(answered);
    const missing = Math.max(1, Math.ceil((came * ((times ?? 1) - 1)) / fewest)) * fewest;
    return times === null || came + missing > members ? null : missing;
  };
