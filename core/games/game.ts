import type { z } from 'zod';

/** What a run was worth, as its evidence shows it. */
export interface Verdict {
  /** The deck, APL, scenario set ... the run was about; the completion of each variant is paid once. */
  variant: string;
  score: number;
  /** Nothing was wrong in the run; some badges ask for it. */
  flawless: boolean;
}

/** How the server re-scores a run: the evidence it asks for and what that evidence is worth. */
export interface GameJudge<Evidence> {
  maxScore: number;
  /** The part of a progress write's `data` that proves the run; a write without it is only clamped. */
  evidence: z.ZodType<Evidence>;
  /** The verdict, or null where no play of the game can lead to this evidence. */
  judge(evidence: Evidence): Verdict | null;
}
