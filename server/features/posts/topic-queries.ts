import { sql } from 'kysely';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { weekOf } from '#server/ledger/periods.ts';

type FiledPost = Pick<PostRow, 'id' | 'user_id'>;

/** Files a post under its topics, and counts its author under them for the week where `isCounted`. */
export async function insertTopics(
  tx: Tx,
  post: FiledPost & Pick<PostRow, 'community_id'>,
  topics: readonly { key: string; tag: string }[],
  isCounted: boolean,
): Promise<void> {
  const { id: post_id, community_id } = post;
  const counted = isCounted ? 1 : 0;
  await tx
    .insertInto('post_topics')
    .values(topics.map(({ key, tag }) => ({ community_id, post_id, key, tag, counted })))
    .execute();
  const filed = await findFiled(tx, post);
  await addToTopics(
    tx,
    filed.map((one) => ({ ...one, by: 1 })),
  );
}

/** A counted post's place under a topic, and how it counts in the topic's week. */
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
    .select(['post_topics.community_id', 'post_topics.key', 'post_topics.tag', 'posts.created_at'])
    .where('post_topics.counted', '=', 1);

const toFiled = ({ created_at, ...filed }: Omit<Filed, 'week'> & { created_at: number }): Filed => ({
  ...filed,
  week: weekOf(created_at),
});

const placeOf = ({ community_id, week, key }: Filed): string => `${community_id} ${week} ${key}`;

/** Those of the first that the others do not have, each once: a person counts once a week under a topic, whatever they write. */
function onlyIn(own: readonly Filed[], others: readonly Filed[]): Filed[] {
  const taken = new Set(others.map(placeOf));
  return [...new Map(own.map((one) => [placeOf(one), one])).values()].filter(
    (one) => !taken.has(placeOf(one)),
  );
}

const onTheWall = (db: Db, userId: number) =>
  selectFiled(db).where('posts.user_id', '=', userId).where('posts.removed_at', 'is', null);

/** Where a member counts by posts on the wall and by no others, of one kind where it is named. */
export async function findFiledBy(db: Db, userId: number, kind?: PostRow['kind']): Promise<Filed[]> {
  if (!kind) return onlyIn((await onTheWall(db, userId).execute()).map(toFiled), []);
  const own = await onTheWall(db, userId).where('posts.kind', '=', kind).execute();
  const others = await onTheWall(db, userId).where('posts.kind', '!=', kind).execute();
  return onlyIn(own.map(toFiled), others.map(toFiled));
}

/** Where a post, on the wall or not, is its author's only one. */
export async function findFiled(db: Db, { id, user_id }: FiledPost): Promise<Filed[]> {
  const own = (await selectFiled(db).where('posts.id', '=', id).execute()).map(toFiled);
  if (own.length === 0) return [];
  const keys = own.map(({ key }) => key);
  const others = await onTheWall(db, user_id)
    .where('posts.id', '!=', id)
    .where('post_topics.key', 'in', keys)
    .execute();
  return onlyIn(own, others.map(toFiled));
}

/** Counts people more, or fewer, under the topics of what they wrote in a week; always in one order. */
export async function addToTopics(tx: Tx, changes: readonly (Filed & { by: number })[]): Promise<void> {
  const ordered = [...changes].sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
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

/** The topics of most people in each of the weeks: whoever writes ten times makes no trend. */
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
