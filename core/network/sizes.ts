import { networkModel } from './model.ts';

/**
 * Whether a circle is the community, and others may stand apart from it: half of the people, or a quarter where those are
 * not just a few. Otherwise everybody is of it.
 */
export function isCommunity(size: number, measured: number): boolean {
  const { fewest, share } = networkModel.known;
  return size * 2 >= measured || size >= Math.max(fewest, measured * share);
}

/** How many people of so large a community must have given something before it says more than a few accounts could. */
export const wantedGivers = (body: number): number =>
  Math.min(networkModel.known.people, Math.max(2, Math.floor(body / 4)));

/** So many people who hang together are more than the accounts of one person, in so large a community: half of the others in it. */
export const largeCircle = (body: number): number =>
  Math.min(networkModel.known.largest, Math.floor((body - 1) / 2));
