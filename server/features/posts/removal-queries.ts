import type { NotNull } from 'kysely';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** The post of an id, of whatever community; on the wall or not. */
export const findPostAnywhere = (db: Db, id: number): Promise<PostRow | undefined> =>
  db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();

/** Takes a post off the wall; what it is now, unless it is off already. */
export const markRemoved = (tx: Tx, id: number, reason: string, now: number): Promise<PostRow | undefined> =>
  tx
    .updateTable('posts')
    .set({ removed_at: now, removed_for: reason, hidden_at: now, reviewed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Puts a post back on the wall; what it is now, unless it is there already. */
export const markRestored = (tx: Tx, id: number): Promise<PostRow | undefined> =>
  tx
    .updateTable('posts')
    .set({ removed_at: null, removed_for: null, hidden_at: null })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();

const maxListed = 50;

/** What was taken off a community's wall, the last first. */
export const findRemoved = (db: Db, { communityId }: Scope) =>
  db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'posts.user_id', 'users.username', 'posts.title', 'posts.body'])
    .select(['posts.removed_for', 'posts.hidden_at'])
    .where('posts.community_id', '=', communityId)
    // It was hidden when it was removed, and is found by that.
    .where('posts.hidden_at', 'is not', null)
    .where('posts.removed_at', 'is not', null)
    .$narrowType<{ hidden_at: NotNull }>()
    .orderBy('posts.hidden_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(maxListed)
    .execute();

/** How many votes on a post came from established members who live where its author does. */
export async function countEstablishedVotes(tx: Tx, postId: number): Promise<number> {
  const { votes } = await tx
    .selectFrom('votes')
    .innerJoin('posts', 'posts.id', 'votes.post_id')
    .innerJoin('standings as author', 'author.user_id', 'posts.user_id')
    .innerJoin('standings', (join) =>
      join
        .onRef('standings.user_id', '=', 'votes.voter_id')
        .onRef('standings.community_id', '=', 'author.community_id'),
    )
    .innerJoin('users', 'users.id', 'votes.voter_id')
    .select(({ fn }) => fn.countAll<number>().as('votes'))
    .where('votes.post_id', '=', postId)
    .where('standings.established_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return votes;
}

/** Takes the record of a member's votes on one idea from the ideas that are left. */
export async function lowerMostVotes(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('standings')
    .set(({ selectFrom }) => ({
      most_votes_on_one_idea: selectFrom('posts')
        .select(({ fn, lit }) => fn.coalesce(fn.max('votes'), lit(0)).as('votes'))
        .where('user_id', '=', userId)
        .where('kind', '=', 'submission')
        .where('removed_at', 'is', null),
    }))
    .where('user_id', '=', userId)
    .execute();
}
