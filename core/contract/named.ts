import { z } from 'zod';
import { instant } from './text.ts';

/** What the last round that allows a claim told of somebody: beside the four leader types, never in their sums. */
export const named = z.object({
  /** By how many people, as it was told: shifted in secret, and never of fewer than five. */
  count: z.int(),
  endedAt: instant,
  /** The version of the rule of rounds, which is another than that of the four types. */
  modelVersion: z.int(),
});
