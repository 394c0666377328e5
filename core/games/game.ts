import type { z } from 'zod';

/** What a run was worth, as its evidence shows it. */
export interface Verdict {
  /** The deck, APL, scenario set ... the run was about; the completion of each variant is paid once. */
  variant: string;
  score: number;
  /** Nothing was wrong in the run; some badges ask for it. */
  flawless: boolean;
  /** The time that the run took: what it says, and never less than a person's hands need. */
  seconds: number;
}

/** What a proven run adds to the facts that badges are decided from: the best value is kept, once for each `of`. */
export interface Feat {
  name: string;
  of?: string;
  /** 1 unless said. */
  value?: number;
}

/** What the browser saves of a finished run: the score it shows and the `data` of the progress write. */
export interface Report<Data> {
  score: number;
  data: Data;
}

/** A part of a progress write's `data` from which a run can be judged; other fields are allowed and ignored. */
export interface Testimony {
  /** The fields it consists of. */
  fields: z.ZodObject;
  /** The verdict, or null where no play of the game can lead to such fields. */
  judge(data: unknown): Verdict | null;
}

/** A testimony whose judge is given its fields once they are what they must be. */
export const testimony = <Fields extends z.ZodObject>(
  fields: Fields,
  judge: (read: z.infer<Fields>) => Verdict | null,
): Testimony => ({
  fields,
  judge(data) {
    const { success, data: read } = fields.safeParse(data);
    return success ? judge(read) : null;
  },
});

/** How the server re-scores a run: what it can be judged from, and what it counts for. */
export interface GameJudge {
  /** The key of `data` that only evidence carries. */
  proof: string;
  /** Every move of the run: plays it again, and so proves it. */
  evidence: Testimony;
  /** The run's figures, as a client without evidence sends them: enough to score a run, not to prove it. */
  figures?: Testimony;
  /** What a proven verdict counts for besides its score, if it does. */
  feat?(verdict: Verdict): Feat | null;
  /** What a run that was only begun counts for, as its first moves prove it; it is never paid. */
  beginning?(data: unknown): Feat | null;
}

/** What a game is besides its card: the best score there can be, what it is completed with, and how a run is judged. */
export interface GameRules {
  maxScore: number;
  /** Every deck, APL, challenge ... whose completion is paid; one empty name where the game is all there is. */
  variants: readonly string[];
  /** Missing where the server itself sees what was done. */
  judge?: GameJudge;
}
