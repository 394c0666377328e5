import type { z } from 'zod';

/** What a run was worth, as its evidence shows it. */
export interface Verdict {
  /** The deck, APL, scenario set ... the run was about; the completion of each variant is paid once. */
  variant: string;
  score: number;
  /** Nothing was wrong in the run; some badges ask for it. */
  flawless: boolean;
}

/** What a proven run adds to the facts that badges are decided from. */
export type Feat =
  | { fact: 'jornadaFlawless' }
  | { fact: 'bestFlipScore'; score: number }
  /** Counted once for each different `of`. */
  | { fact: 'flawlessChains' | 'challengesWon'; of: string };

/** What the browser saves of a finished run: the score it shows and the `data` of the progress write. */
export interface Report<Data> {
  score: number;
  data: Data;
}

/** How the server re-scores a run: the evidence it asks for and what that evidence is worth. */
export interface GameJudge<Evidence> {
  /** The best score any run can reach. */
  maxScore: number;
  /** Every variant of the game; a write without evidence may name no other. */
  variants: readonly string[];
  /** The key of `data` that only evidence carries; a write without it is only clamped. */
  proof: string;
  /** The part of a progress write's `data` that proves the run; other fields are allowed and ignored. */
  evidence: z.ZodType<Evidence>;
  /** The verdict, or null where no play of the game can lead to this evidence. */
  judge(evidence: Evidence): Verdict | null;
  /** What a verdict counts for besides its score, if it does. */
  feat?(verdict: Verdict): Feat | null;
}
