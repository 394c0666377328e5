import type { Answer } from '#core/contract/index.ts';

type Member = Answer<'leaderboard'>[number];

const most = 4;

/** The leading members: those whose way of leading is known, most influential first, then those in formation. */
export function pickLeaders(members: readonly Member[]): Member[] {
  const active = members
    .filter(({ influenceScore }) => influenceScore > 0)
    .sort((one, other) => other.influenceScore - one.influenceScore);
  const known = active.filter(({ leadership }) => leadership.type !== null);
  const inFormation = active.filter(({ leadership }) => leadership.type === null);
  return [...known, ...inFormation].slice(0, most);
}
