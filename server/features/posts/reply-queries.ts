import { sql } from 'kysely';
import { compileForIds } from '#server/db/compile-once.ts';
import type { Db, PostRow, ReplyRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { NamedRow } from '#server/http/show-member.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import type { Viewer } from './queries.ts';

/** A reply with what must be known of who wrote it, and whether the onlooker has voted on it. */
export interface SeenReply extends Pick<ReplyRow, 'id' | 'user_id' | 'body' | 'votes' | 'created_at'> {
  username: string;
  author_hidden_at: NamedRow['hidden_at'];
  vote_id: number | null;
}

/** The last answers to a post that can be seen, the oldest of them first. */
export const findReplies = async (
  db: Db,
  { id, communityId }: Viewer,
  postId: number,
  limit: number,
): Promise<SeenReply[]> =>
  (
    await db
      .selectFrom('replies')
      .innerJoin('users', 'users.id', 'replies.user_id')
      .leftJoin('reply_votes', (join) =>
        join.onRef('reply_votes.reply_id', '=', 'replies.id').on('reply_votes.voter_id', '=', id),
      )
      .select(['replies.id', 'replies.user_id', 'replies.body', 'replies.votes', 'replies.created_at'])
      .select(['users.username', 'users.hidden_at as author_hidden_at', 'reply_votes.id as vote_id'])
      .where('replies.post_id', '=', postId)
      .where('replies.community_id', '=', communityId)
      .where('replies.hidden_at', 'is', null)
      .orderBy('replies.id', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** Keeps an answer and answers its id. */
export async function insertReply(
  tx: Tx,
  reply: Pick<ReplyRow, 'community_id' | 'post_id' | 'user_id' | 'body' | 'created_at'>,
): Promise<number> {
  addToCounters(tx, reply, [{ name: 'replies', by: 1 }]);
  const { id } = await tx.insertInto('replies').values(reply).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Counts answers more, or fewer, on a post that can be seen; what it is now, unless there is none. */
export const countOnPost = (
  tx: Tx,
  { communityId }: Scope,
  postId: number,
  by: number,
): Promise<PostRow | undefined> =>
  tx
    .updateTable('posts')
    .set((posts) => ({ replies: posts('replies', '+', by) }))
    .where('id', '=', postId)
    .where('community_id', '=', communityId)
    .where('hidden_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The same for an answer that goes or comes back, also where the post is hidden; how many there are then. */
export const recount = async (
  tx: Tx,
  { post_id, community_id }: Pick<ReplyRow, 'post_id' | 'community_id'>,
  by: number,
): Promise<number> =>
  (
    await tx
      .updateTable('posts')
      .set((posts) => ({ replies: posts('replies', '+', by) }))
      .where('id', '=', post_id)
      .where('community_id', '=', community_id)
      .returning('replies')
      .executeTakeFirst()
  )?.replies ?? 0;

/** An answer that can be seen, and how many there are beside it. */
export const findVisibleReply = (
  db: Db,
  { communityId }: Scope,
  id: number,
): Promise<(Pick<ReplyRow, 'id' | 'post_id' | 'user_id'> & { replies: number }) | undefined> =>
  db
    .selectFrom('replies')
    .innerJoin('posts', 'posts.id', 'replies.post_id')
    .select(['replies.id', 'replies.post_id', 'replies.user_id', 'posts.replies'])
    .where('replies.id', '=', id)
    .where('replies.community_id', '=', communityId)
    .where('replies.hidden_at', 'is', null)
    .where('posts.community_id', '=', communityId)
    .where('posts.hidden_at', 'is', null)
    .executeTakeFirst();

/** Deletes an answer of a member's own; what it was, if it was one. */
export const deleteOwnReply = (tx: Tx, userId: number, id: number): Promise<ReplyRow | undefined> =>
  tx
    .deleteFrom('replies')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

/** Adds a vote unless it was given; false then. Whether it may be given was looked at before. */
export async function insertReplyVote(
  tx: Tx,
  vote: { reply_id: number; voter_id: number; created_at: number },
): Promise<boolean> {
  const added = await tx
    .insertInto('reply_votes')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['reply_id', 'voter_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Counts a vote on an answer that can be seen; how many there are now, unless it has just gone. */
export const addReplyVote = (tx: Tx, id: number): Promise<{ votes: number } | undefined> =>
  tx
    .updateTable('replies')
    .set((replies) => ({ votes: replies('votes', '+', 1) }))
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('votes')
    .executeTakeFirst();

/** Those who wrote the last answers to a post. */
export async function findRepliers(db: Db, { communityId }: Scope, postId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('replies')
    .select('user_id')
    .where('post_id', '=', postId)
    .where('community_id', '=', communityId)
    .where('hidden_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

const selectNeighbours = compileForIds((db, ids, communityId: CommunityId) =>
  db.selectFrom('users').select('id').where('id', 'in', ids).where('community_id', '=', communityId),
);

/** Which of these people live in the community still. */
export async function findNeighbours(
  db: Db,
  { communityId }: Scope,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await selectNeighbours(db, ids, communityId);
  return new Set(rows.map(({ id }) => id));
}

/** Deletes whatever a member answered, and what others answered to the member's posts; nothing counts it any more. */
export async function deleteRepliesOf(tx: Tx, userId: number): Promise<void> {
  const posts = tx.selectFrom('posts').select('id').where('user_id', '=', userId);
  const replies = tx.deleteFrom('replies').returningAll();
  const gone = [
    ...(await replies.where('user_id', '=', userId).execute()),
    ...(await replies.where('post_id', 'in', posts).execute()),
  ];
  for (const reply of gone.sort((one, other) => one.post_id - other.post_id)) {
    if (reply.removed_at === null) addToCounters(tx, reply, [{ name: 'replies', by: -1 }]);
    if (reply.hidden_at === null) await recount(tx, reply, -1);
  }
}

/** A post that moved to another community counts the answers that were written there. */
export const repliesIn = (to: CommunityId) => sql<number>`(
  select count(*) from replies where replies.post_id = posts.id and replies.community_id = ${to}
    and replies.hidden_at is null)`;
