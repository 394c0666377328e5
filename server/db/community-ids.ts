import type { CommunityId } from './scope.ts';

/** Where whoever registers without an invite lives; it exists from the start. */
export const firstCommunity = 1 as CommunityId;

/** What is counted over all communities is kept under the id that none of them has. */
export const everywhere = 0 as CommunityId;
