export const tuning = { base: 100, perVote: 20, bonus: 50, bonusAbove: 10 } as const;

/** What a participation is worth: the idea, its votes, and a bonus once there are more than ten. */
export const score = (votes: number): number =>
  tuning.base + tuning.perVote * votes + (votes > tuning.bonusAbove ? tuning.bonus : 0);

/** The score that counts as the whole game: the first one with the bonus. */
export const maxScore = score(tuning.bonusAbove + 1);
