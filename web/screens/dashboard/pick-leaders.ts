import type { Answer } from '#core/contract/index.ts';

type Member = Answer<'leaderboard'>[number];

/** Those identified as leaders, most influential first. */
export const pickLeaders = (members: readonly Member[], max: number): Member[] =>
  members
    .filter(({ leadership }) => leadership.type !== null)
    .sort((one, other) => other.influenceScore - one.influenceScore)
    .slice(0, max);
