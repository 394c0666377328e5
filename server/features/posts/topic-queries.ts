import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { weekOf } from '#server/ledger/periods.ts';

/** Files a post under its topics, and counts them for the week. */
export async function insertTopics(
  tx: Tx,
  postId: number,
  topics: readonly { key: string; tag: string }[],
  week: number,
): Promise<void> {
  if (topics.length === 0) return;
  await tx
    .insertInto('post_topics')
    .values(topics.map(({ key, tag }) => ({ post_id: postId, key, tag })))
    .execute();
  const ordered = [...topics].sort((one, other) => (one.key < other.key ? -1 : 1));
  for (const { key, tag } of ordered) {
    await tx
      .insertInto('topic_weeks')
      .values({ week, key, tag, posts: 1 })
      .onConflict((conflict) =>
        conflict.columns(['week', 'key']).doUpdateSet({ posts: sql`topic_weeks.posts + 1` }),
      )
      .execute();
  }
}

/** Takes a member's posts out of the topics of their weeks. */
export async function uncountTopics(tx: Tx, userId: number): Promise<void> {
  const filed = await tx
    .selectFrom('post_topics')
    .innerJoin('posts', 'posts.id', 'post_topics.post_id')
    .select(['post_topics.key', 'posts.created_at'])
    .where('posts.user_id', '=', userId)
    .execute();
  const ordered = filed
    .map(({ key, created_at }) => ({ key, week: weekOf(created_at) }))
    .sort((one, other) => one.week - other.week || (one.key < other.key ? -1 : 1));
  for (const { week, key } of ordered) {
    await tx
      .updateTable('topic_weeks')
      .set({ posts: sql`posts - 1` })
      .where('week', '=', week)
      .where('key', '=', key)
      .execute();
    await tx
      .deleteFrom('topic_weeks')
      .where('week', '=', week)
      .where('key', '=', key)
      .where('posts', '<=', 0)
      .execute();
  }
}

/** The topics with most posts in each of the weeks. */
export async function findTopics(
  db: Db,
  weeks: readonly number[],
  perWeek: number,
): Promise<{ key: string; tag: string; posts: number }[]> {
  const found = await Promise.all(
    weeks.map((week) =>
      db
        .selectFrom('topic_weeks')
        .select(['key', 'tag', 'posts'])
        .where('week', '=', week)
        .orderBy('posts', 'desc')
        .limit(perWeek)
        .execute(),
    ),
  );
  return found.flat();
}
