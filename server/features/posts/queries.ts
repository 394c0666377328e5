import { dayOf } from '#core/progress/day.ts';
import { contributionEntry, waitsForVote } from '#core/progress/points.ts';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import type { Member } from '#server/http/route.ts';
import type { NamedRow } from '#server/http/show-member.ts';

export type PostKind = PostRow['kind'];

/** A post as someone sees it: with its author's name and whether the onlooker has voted. */
export interface SeenPost extends PostRow {
  username: string;
  hasVoted: boolean;
}

/** Who looks, and at which community. */
export type Viewer = Pick<Member, 'id' | 'communityId'>;

/** The posts of a community with what the one who looks sees of them. */
export const seenBy = (db: Db, { id, communityId }: Viewer) =>
  anywhere(db, id).where('posts.community_id', '=', communityId);

const anywhere = (db: Db, viewerId: number) =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('votes', (join) =>
      join.onRef('votes.post_id', '=', 'posts.id').on('votes.voter_id', '=', viewerId),
    )
    .selectAll('posts')
    .select(['users.username', 'votes.id as vote_id']);

/** The row that `seenBy` reads, as a post. */
export const toSeen = <R extends { vote_id: number | null }>({ vote_id, ...post }: R) => ({
  ...post,
  hasVoted: vote_id !== null,
});

interface FeedQuery {
  kind?: PostKind;
  topicKey?: string;
  before?: number | undefined;
  limit: number;
}

/** Posts that are not hidden, newest first. */
export async function findPosts(
  db: Db,
  viewer: Viewer,
  { kind, topicKey, before, limit }: FeedQuery,
): Promise<SeenPost[]> {
  let query = seenBy(db, viewer).where('posts.hidden_at', 'is', null).limit(limit);
  if (kind) query = query.where('posts.kind', '=', kind);
  if (topicKey === undefined) {
    if (before !== undefined) query = query.where('posts.id', '<', before);
    return (await query.orderBy('posts.id', 'desc').execute()).map(toSeen);
  }
  // Read in the order of the topic's own index, so that its last posts are found without looking at all of them.
  let filed = query
    .innerJoin('post_topics', 'post_topics.post_id', 'posts.id')
    .where('post_topics.community_id', '=', viewer.communityId)
    .where('post_topics.key', '=', topicKey);
  if (before !== undefined) filed = filed.where('post_topics.post_id', '<', before);
  return (await filed.orderBy('post_topics.post_id', 'desc').execute()).map(toSeen);
}

/** One post of the community, hidden or not. */
export async function findPost(db: Db, viewer: Viewer, id: number): Promise<SeenPost | undefined> {
  const row = await seenBy(db, viewer).where('posts.id', '=', id).executeTakeFirst();
  return row && toSeen(row);
}

export type NewPost = Pick<
  PostRow,
  | 'community_id'
  | 'kind'
  | 'user_id'
  | 'title'
  | 'body'
  | 'category'
  | 'details'
  | 'created_at'
  | 'run_id'
  | 'text_key'
>;

/** Adds a post and answers its id; one of the same run or text that came meanwhile is a conflict. */
export async function insertPost(tx: Tx, post: NewPost): Promise<number> {
  const added = await tx
    .insertInto('posts')
    .values(post)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new TransactionConflict();
  return added.id;
}

/** The post that a member wrote under an id of the client's. */
export async function findPostOfRun(db: Db, userId: number, runId: string): Promise<SeenPost | undefined> {
  const row = await anywhere(db, userId)
    .where('posts.user_id', '=', userId)
    .where('posts.run_id', '=', runId)
    .executeTakeFirst();
  return row && toSeen(row);
}

/** What an idea earned its author when it was published. */
export async function findContributionPoints(db: Db, userId: number, postId: number): Promise<number> {
  const { kind, ref } = contributionEntry(postId, 0);
  const entry = await db
    .selectFrom('point_entries')
    .select('points')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return entry?.points ?? 0;
}

/** Whether a member has published a text that counts. */
export const hasPublished = async (db: Db, userId: number, textKey: string): Promise<boolean> =>
  (await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('text_key', '=', textKey)
    .executeTakeFirst()) !== undefined;

/** So many of a member's ideas are looked at for a new one that is almost the same: those of a week at the most paid. */
const earlierIdeas = 35;

/** What the last ideas of a member say that count, of the days before the one of `now`. */
export async function findEarlierIdeas(db: Db, userId: number, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'submission')
    .where('text_key', 'is not', null)
    .where('created_at', '<', dayOf(now).from)
    .orderBy('id', 'desc')
    .limit(earlierIdeas)
    .execute();
  return rows.map(({ body }) => body);
}

/** How many ideas of a member have earned points on the day of `now`, or will with their first vote. */
export async function countPaidIdeas(db: Db, userId: number, now: number): Promise<number> {
  const { paid } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', dayOf(now).from)
    .where('kind', '=', contributionEntry(0, 0).kind)
    .where('ref', 'not like', 'later:%')
    .where(({ or, eb }) =>
      or([eb('points', '>', 0), eb('description', '=', contributionEntry(0, 0, false).description)]),
    )
    .executeTakeFirstOrThrow();
  return paid;
}

/** Who, of those whose word counts, voted for or answered a member's last ideas; nothing before there are so many. */
export async function findHearers(db: Db, userId: number, lastIdeas: number): Promise<number[] | undefined> {
  const ideas = await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'submission')
    .where('text_key', 'is not', null)
    .orderBy('id', 'desc')
    .limit(lastIdeas)
    .execute();
  if (ideas.length < lastIdeas) return undefined;
  const ids = ideas.map(({ id }) => id);
  const voters = await db
    .selectFrom('votes')
    .innerJoin('standings', 'standings.user_id', 'votes.voter_id')
    .select('standings.user_id')
    .distinct()
    .where('votes.post_id', 'in', ids)
    .where('standings.established_at', 'is not', null)
    .execute();
  const repliers = await db
    .selectFrom('replies')
    .innerJoin('standings', 'standings.user_id', 'replies.user_id')
    .select('standings.user_id')
    .distinct()
    .where('replies.post_id', 'in', ids)
    .where('replies.user_id', '!=', userId)
    .where('standings.established_at', 'is not', null)
    .execute();
  return [...voters, ...repliers].map(({ user_id }) => user_id);
}

/** Whether the points of an idea wait for its first vote. */
export async function isWaiting(db: Db, userId: number, postId: number): Promise<boolean> {
  const { kind, ref } = contributionEntry(postId, 0);
  const entry = await db
    .selectFrom('point_entries')
    .select('description')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return entry !== undefined && waitsForVote(entry);
}

/** How many posts of a member are on the wall of each community, of one kind where it is named. */
export async function countPosts(
  db: Db,
  userId: number,
  kind?: PostKind,
): Promise<{ community_id: CommunityId; posts: number }[]> {
  const own = db
    .selectFrom('posts')
    .select(({ fn }) => ['community_id', fn.countAll<number>().as('posts')])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .groupBy('community_id');
  return (kind ? own.where('kind', '=', kind) : own).execute();
}

/** Who has published most; thirty posts of an account made an hour ago make an example only where nobody else wrote. */
export async function findTopContributor(
  db: Db,
  { communityId }: Scope,
): Promise<(NamedRow & { posts: number }) | undefined> {
  const writers = db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.user_id')
    .select(['users.id', 'users.username', 'users.hidden_at', 'standings.posts'])
    .where('standings.community_id', '=', communityId)
    .where('standings.posts', '>', 0)
    .where('users.suspended_at', 'is', null)
    .orderBy('standings.posts', 'desc')
    .orderBy('standings.user_id')
    .limit(1);
  const established = writers.where('standings.established_at', 'is not', null);
  return (await established.executeTakeFirst()) ?? writers.executeTakeFirst();
}

/** The member's idea with most votes on a subject, among those that count. */
export const findMostVotedIdea = (
  db: Db,
  userId: number,
  category: string,
): Promise<{ votes: number } | undefined> =>
  db
    .selectFrom('posts')
    .select('votes')
    .where('user_id', '=', userId)
    .where('kind', '=', 'submission')
    .where('category', '=', category)
    .where('text_key', 'is not', null)
    .orderBy('votes', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Puts the member's idea with this text under a question's category, where its own question named none. */
export async function fileIdea(
  tx: Tx,
  userId: number,
  { text, category }: { text: string; category: string },
): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ category })
    .where('user_id', '=', userId)
    .where('kind', '=', 'submission')
    .where('category', '=', '')
    .where('body', '=', text)
    .execute();
}

/** Whether the member has shared a story that counts of a category; each template has a category of its own. */
export const hasStory = async (db: Db, userId: number, category: string): Promise<boolean> =>
  (await db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'story')
    .where('category', '=', category)
    .where('text_key', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
