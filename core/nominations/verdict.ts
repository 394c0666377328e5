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
  const missing = missingFor(accord.reliability, answered, members);
  if (!accord.isBeyondChance) return { mayClaim: false, cause: 'no_accord', missing };
  if (stability < bounds.least) return { mayClaim: false, cause: 'unstable', missing };
  // Shifts too keep their order when answers are left out; reliability is without them.
  return { mayClaim: true, isFirm: stability >= bounds.firm && accord.reliability >= reliability };
}

/** Spearman and Brown: how many answers bring the reliability to what is aimed for. */
function missingFor(reliability: number, answered: number, members: number): number | null {
  const { reliability: wanted, fewest } = nominationModel;
  if (reliability === 0) return null;
  const factor = (wanted * (1 - reliability)) / (reliability * (1 - wanted));
  const steps = Math.max(1, Math.ceil((answered * (factor - 1)) / fewest));
  const missing = steps * fewest;
  return answered + missing > members ? null : missing;
}
