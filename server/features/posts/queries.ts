import { compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { Member } from '#server/http/route.ts';
import type { NamedRow } from '#server/http/show-member.ts';

export type PostKind = PostRow['kind'];

/** A post as someone sees it: with its author's name and the onlooker's vote. */
export interface SeenPost extends PostRow {
  username: string;
  vote_id: number | null;
}

/** Who looks, and at which community. */
export type Viewer = Pick<Member, 'id' | 'communityId'>;

/** The posts of a community with what the one who looks sees of them. */
export const seenBy = (db: Db, { id, communityId }: Viewer) =>
  anywhere(db, id).where('posts.community_id', '=', communityId);

const anywhere = (db: Db, viewerId: number) => withVote(db, viewerId).selectAll('posts');

const withVote = (db: Db, viewerId: number) =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .leftJoin('votes', (join) =>
      join.onRef('votes.post_id', '=', 'posts.id').on('votes.voter_id', '=', viewerId),
    )
    .select(['users.username', 'votes.id as vote_id']);

/** Which page of a wall. */
export interface FeedQuery {
  kind?: PostKind;
  topicKey?: string;
  before?: number | undefined;
  limit: number;
}

/** The columns of a post that lists tell; a post has many more, and each costs where many are read. */
const listedColumns = [
  'id',
  'user_id',
  'kind',
  'title',
  'body',
  'category',
  'votes',
  'replies',
  'created_at',
] as const satisfies readonly (keyof PostRow)[];

/** A post as lists tell it. */
export type ListedPost = Pick<SeenPost, (typeof listedColumns)[number] | 'username' | 'vote_id'>;

const selectListed = compileOnce(
  (
    db,
    viewerId: number,
    communityId: CommunityId,
    limit: number,
    kind: PostKind | undefined,
    before: number | undefined,
    topicKey: string | undefined,
  ) => {
    let query = withVote(db, viewerId)
      .select(listedColumns.map((column) => `posts.${column}` as const))
      .where('posts.community_id', '=', communityId)
      .where('posts.hidden_at', 'is', null)
      .limit(limit);
    if (kind) query = query.where('posts.kind', '=', kind);
    if (topicKey === undefined) {
      if (before !== undefined) query = query.where('posts.id', '<', before);
      return query.orderBy('posts.id', 'desc');
    }
    // Read in the order of the topic's own index, so that its last posts are found without looking at all of them.
    let filed = query
      .innerJoin('post_topics', 'post_topics.post_id', 'posts.id')
      .where('post_topics.community_id', '=', communityId)
      .where('post_topics.key', '=', topicKey);
    if (before !== undefined) filed = filed.where('post_topics.post_id', '<', before);
    return filed.orderBy('post_topics.post_id', 'desc');
  },
);

/** Posts that are not hidden, newest first. */
export const findPosts = (
  db: Db,
  { id, communityId }: Viewer,
  { kind, topicKey, before, limit }: FeedQuery,
): Promise<ListedPost[]> => selectListed(db, id, communityId, limit, kind, before, topicKey);

/** One post of the community, hidden or not. */
export const findPost = (db: Db, viewer: Viewer, id: number): Promise<SeenPost | undefined> =>
  seenBy(db, viewer).where('posts.id', '=', id).executeTakeFirst();

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

const addPost = compileOnce((tx, post: NewPost) => tx.insertInto('posts').values(post).returningAll());

/** Adds a post. */
export const insertPost = async (tx: Tx, post: NewPost): Promise<PostRow> => onlyRow(await addPost(tx, post));

const selectPostOfRun = compileOnce((db, userId: number, runId: string) =>
  anywhere(db, userId).where('posts.user_id', '=', userId).where('posts.run_id', '=', runId),
);

/** The post that a member wrote under an id of the client's. */
export const findPostOfRun = async (db: Db, userId: number, runId: string): Promise<SeenPost | undefined> =>
  (await selectPostOfRun(db, userId, runId))[0];

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

/** Those who have published most; thirty posts of an account made an hour ago come only where nobody else wrote. */
export async function findWriters(
  db: Db,
  { communityId }: Scope,
  limit: number,
): Promise<(NamedRow & { posts: number })[]> {
  const writers = db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.user_id')
    .select(['users.id', 'users.username', 'users.hidden_at', 'standings.posts'])
    .where('standings.community_id', '=', communityId)
    .where('standings.posts', '>', 0)
    .where('users.suspended_at', 'is', null)
    .orderBy('standings.posts', 'desc')
    .orderBy('standings.user_id')
    .limit(limit);
  const established = await writers.where('standings.established_at', 'is not', null).execute();
  return established.length > 0 ? established : writers.execute();
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
    .executeTakeFirst()) !== undefined;
