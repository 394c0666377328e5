import { sql } from 'kysely';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { weekOf } from '#server/ledger/periods.ts';

/** Files a post under its topics, and counts them for the week. */
export async function insertTopics(
  tx: Tx,
  { id: postId, community_id }: Pick<PostRow, 'id' | 'community_id'>,
  topics: readonly { key: string; tag: string }[],
  week: number,
): Promise<void> {
  if (topics.length === 0) return;
  await tx
    .insertInto('post_topics')
    .values(topics.map(({ key, tag }) => ({ community_id, post_id: postId, key, tag })))
    .execute();
  await addToTopics(
    tx,
    topics.map(({ key, tag }) => ({ community_id, week, key, tag, by: 1 })),
  );
}

/** A post's place under a topic, and how it counts in the topic's week. */
export interface Filed {
  community_id: CommunityId;
  key: string;
  tag: string;
  week: number;
}

const selectFiled = (db: Db) =>
  db
    .selectFrom('post_topics')
    .innerJoin('posts', 'posts.id', 'post_topics.post_id')
    .select(['post_topics.community_id', 'post_topics.key', 'post_topics.tag', 'posts.created_at']);

const toFiled = ({ created_at, ...filed }: Omit<Filed, 'week'> & { created_at: number }): Filed => ({
  ...filed,
  week: weekOf(created_at),
});

/** Where a member's posts on the wall are filed, of one kind where it is named. */
export async function findFiledBy(db: Db, userId: number, kind?: PostRow['kind']): Promise<Filed[]> {
  const own = selectFiled(db).where('posts.user_id', '=', userId).where('posts.removed_at', 'is', null);
  return (await (kind ? own.where('posts.kind', '=', kind) : own).execute()).map(toFiled);
}

/** Where a post is filed, on the wall or not. */
export const findFiled = async (db: Db, postId: number): Promise<Filed[]> =>
  (await selectFiled(db).where('posts.id', '=', postId).execute()).map(toFiled);

/** Counts posts more, or fewer, under their topics; always in one order. */
export async function addToTopics(tx: Tx, changes: readonly (Filed & { by: number })[]): Promise<void> {
  const ordered = [...changes].sort(
    (one, other) =>
      one.community_id - other.community_id || one.week - other.week || (one.key < other.key ? -1 : 1),
  );
  for (const { by, ...filed } of ordered) {
    await tx
      .insertInto('topic_weeks')
      .values({ ...filed, posts: by })
      .onConflict((conflict) =>
        conflict
          .columns(['community_id', 'week', 'key'])
          .doUpdateSet({ posts: sql`topic_weeks.posts + ${by}` }),
      )
      .execute();
    if (by > 0) continue;
    await tx
      .deleteFrom('topic_weeks')
      .where('community_id', '=', filed.community_id)
      .where('week', '=', filed.week)
      .where('key', '=', filed.key)
      .where('posts', '<=', 0)
      .execute();
  }
}

/** The topics with most posts in each of the weeks. */
export async function findTopics(
  db: Db,
  { communityId }: Scope,
  weeks: readonly number[],
  perWeek: number,
): Promise<{ key: string; tag: string; posts: number }[]> {
  const found = await Promise.all(
    weeks.map((week) =>
      db
        .selectFrom('topic_weeks')
        .select(['key', 'tag', 'posts'])
        .where('community_id', '=', communityId)
        .where('week', '=', week)
        .orderBy('posts', 'desc')
        .limit(perWeek)
        .execute(),
    ),
  );
  return found.flat();
}
