import { sql } from 'kysely';
import { compileForIds, compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { PostKind } from './queries.ts';

const selectAuthor = compileOnce((db, postId: number, communityId: CommunityId, kind: PostKind) =>
  db
    .selectFrom('posts')
    .select(['user_id', 'title', 'body'])
    .where('id', '=', postId)
    .where('community_id', '=', communityId)
    .where('kind', '=', kind)
    .where('hidden_at', 'is', null),
);

/** Whose post it is and what it says, if there is one of this kind that can be seen. */
export const findAuthor = async (
  db: Db,
  { communityId }: Scope,
  kind: PostKind,
  postId: number,
): Promise<{ user_id: number; title: string; body: string } | undefined> =>
  (await selectAuthor(db, postId, communityId, kind))[0];

const addVoteRow = compileOnce((tx, kind: PostKind, postId: number, voterId: number, now: number) => {
  const votable = tx
    .selectFrom('posts')
    .select(['posts.id', sql<number>`cast(${voterId} as integer)`.as('voter_id')])
    .select(sql<number>`cast(${now} as bigint)`.as('created_at'))
    .where('posts.id', '=', postId)
    .where('posts.kind', '=', kind)
    .where('posts.user_id', '<>', voterId)
    .where('posts.hidden_at', 'is', null);
  return tx
    .insertInto('votes')
    .columns(['post_id', 'voter_id', 'created_at'])
    .expression(votable)
    .onConflict((conflict) => conflict.columns(['post_id', 'voter_id']).doNothing())
    .returning('id');
});

/** Adds the vote unless it was given, the post is the voter's own, hidden or none; false then. */
export const insertVote = async (
  tx: Tx,
  kind: PostKind,
  postId: number,
  voterId: number,
  now: number,
): Promise<boolean> => (await addVoteRow(tx, kind, postId, voterId, now)).length > 0;

/** Counts a vote on its post, and answers whose post it is and how many there are now. */
export const addVote = async (tx: Tx, postId: number): Promise<{ user_id: number; votes: number }> =>
  onlyRow(await countVote(tx, postId));

const countVote = compileOnce((tx, postId: number) =>
  tx
    .updateTable('posts')
    .set((posts) => ({ votes: posts('votes', '+', 1) }))
    .where('id', '=', postId)
    .returning(['user_id', 'votes']),
);

const selectVoted = compileForIds((db, postIds, voterId: number) =>
  db.selectFrom('votes').select('post_id').where('post_id', 'in', postIds).where('voter_id', '=', voterId),
);

/** For which of these posts somebody has voted. */
export const findVoted = async (
  db: Db,
  voterId: number,
  postIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set((await selectVoted(db, postIds, voterId)).map(({ post_id }) => post_id));

const addToDay = compileOnce((tx, voterId: number, authorId: number, day: number) =>
  tx
    .insertInto('vote_days')
    .values({ voter_id: voterId, author_id: authorId, day, votes: 1 })
    .onConflict((conflict) =>
      conflict.columns(['voter_id', 'author_id', 'day']).doUpdateSet({ votes: sql`vote_days.votes + 1` }),
    ),
);

const selectDays = compileOnce((tx, voterId: number, authorId: number, since: number) =>
  tx
    .selectFrom('vote_days')
    .select(['day', 'votes'])
    .where('voter_id', '=', voterId)
    .where('author_id', '=', authorId)
    .where('day', '>', since),
);

/** Counts one more vote of this member for that author on a day; returns how many there are now, and each day since then. */
export async function countVoteFor(
  tx: Tx,
  voterId: number,
  authorId: number,
  { day, since }: { day: number; since: number },
): Promise<{ today: number; byDay: number[] }> {
  await addToDay(tx, voterId, authorId, day);
  const days = await selectDays(tx, voterId, authorId, since);
  const today = days.find((one) => one.day === day);
  if (!today) throw new RangeError('the day is not among those asked for');
  return { today: today.votes, byDay: days.map(({ votes }) => votes) };
}
