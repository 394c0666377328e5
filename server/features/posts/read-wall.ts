import { keepsUnchanged, keepUnchanged, keepUnchangedBy } from '#server/db/keep-unchanged.ts';
import type { Db } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { type FeedQuery, findPosts, type ListedPost, type Viewer } from './queries.ts';
import { findVoted } from './vote-queries.ts';

/** As many pages are kept. */
const max = 50;
/** Whose eyes see a page as everybody does who voted for none of it. */
const nobody = 0;

/** Reads pages of a wall as somebody sees them, the posts shown in one way. */
export function readWall<T extends { id: number; hasVoted: boolean }>(show: (post: ListedPost) => T) {
  const findPage = keepUnchangedBy(
    // A topic of no letters is not the same as none: joined, both would be nothing.
    (communityId: CommunityId, { kind, limit, before, topicKey }: FeedQuery) =>
      JSON.stringify([communityId, kind, limit, before, topicKey]),
    async (db, communityId, query) => {
      const posts = await findPosts(db, { id: nobody, communityId }, query);
      return posts.map((post) => Object.freeze(show(post)));
    },
    max,
  );
  return async (db: Db, viewer: Viewer, query: FeedQuery): Promise<Readonly<T>[]> => {
    // Where nothing is kept, one question takes less than two.
    if (!keepsUnchanged(db)) return (await findPosts(db, viewer, query)).map(show);
    const page = await findPage(db, viewer.communityId, query);
    const voted = await findVotedAmong(db, viewer.id, ...page.map(({ id }) => id));
    return page.map((post) => (voted.has(post.id) ? { ...post, hasVoted: true } : post));
  };
}

const findVotedAmong = keepUnchanged((db, voterId: number, ...postIds: number[]) =>
  findVoted(db, voterId, postIds),
);
