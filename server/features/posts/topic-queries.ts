import { sql } from 'kysely';
import type { Scope } from '#server/db/care-tables.ts';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
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
  const ordered = [...topics].sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const { key, tag } of ordered) {
    await tx
      .insertInto('topic_weeks')
      .values({ community_id, week, key, tag, posts: 1 })
      .onConflict((conflict) =>
        conflict.columns(['community_id', 'week', 'key']).doUpdateSet({ posts: sql`topic_weeks.posts + 1` }),
      )
      .execute();
  }
}

/** Takes a member's posts out of the topics of their weeks. */
export async function uncountTopics(tx: Tx, userId: number): Promise<void> {
  const filed = await tx
    .selectFrom('post_topics')
    .innerJoin('posts', 'posts.id', 'post_topics.post_id')
    .select(['post_topics.community_id', 'post_topics.key', 'posts.created_at'])
    .where('posts.user_id', '=', userId)
    .execute();
  const ordered = filed
    .map(({ community_id, key, created_at }) => ({ community_id, key, week: weekOf(created_at) }))
    .sort(
      (one, other) =>
        one.community_id - other.community_id || one.week - other.week || (one.key < other.key ? -1 : 1),
    );
  for (const { community_id, week, key } of ordered) {
    await tx
      .updateTable('topic_weeks')
      .set({ posts: sql`posts - 1` })
      .where('community_id', '=', community_id)
      .where('week', '=', week)
      .where('key', '=', key)
      .execute();
    await tx
      .deleteFrom('topic_weeks')
      .where('community_id', '=', community_id)
      .where('week', '=', week)
      .where('key', '=', key)
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
