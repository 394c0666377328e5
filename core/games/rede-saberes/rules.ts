export type Part = 1 | 2 | 3;

/** The parts of a challenge; a team has a seat for each. */
export const parts = [1, 2, 3] as const satisfies readonly Part[];

export const tuning = { reward: 300, leaderBonus: 100 } as const;

/** What a completed challenge is worth as a score. */
export const score = (isLeader: boolean): number => tuning.reward + (isLeader ? tuning.leaderBonus : 0);

/** Whether the challenge may be concluded: every part has an answer. */
export const canComplete = (answers: readonly { part: number; answer: string }[]): boolean =>
  parts.every((part) => answers.some((one) => one.part === part && one.answer.trim() !== ''));

/** Whether a member may write a part: the own one, or one that nobody holds. */
export const mayWrite = (
  seats: readonly { part: number; userId: number }[],
  userId: number,
  part: number,
): boolean => {
  const isMember = seats.some((seat) => seat.userId === userId);
  const holder = seats.find((seat) => seat.part === part);
  return isMember && (holder === undefined || holder.userId === userId);
};
