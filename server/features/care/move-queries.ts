import type { Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { countPosts } from '#server/features/posts/queries.ts';
import { repliesIn } from '#server/features/posts/reply-queries.ts';
import { addToTopics, findFiledBy } from '#server/features/posts/topic-queries.ts';
import { addToCounters } from '#server/ledger/counters.ts';

/** Takes a member's stories to another community, with their topics; ideas stay where they were an answer to others. */
export async function moveStories(tx: Tx, userId: number, to: CommunityId): Promise<void> {
  const kind = 'story';
  for (const { community_id, posts } of await countPosts(tx, userId, kind)) {
    addToCounters(tx, { user_id: userId, community_id }, [{ name: 'posts', by: -posts }]);
    addToCounters(tx, { user_id: userId, community_id: to }, [{ name: 'posts', by: posts }]);
  }
  const filed = await findFiledBy(tx, userId, kind);
  const stories = tx.selectFrom('posts').select('id').where('user_id', '=', userId).where('kind', '=', kind);
  await tx.updateTable('post_topics').set({ community_id: to }).where('post_id', 'in', stories).execute();
  await tx
    .updateTable('posts')
    .set({ community_id: to, replies: repliesIn(to) })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
  // Ideas under the same topics may stand in either community: there the person counts by them, with the stories or without.
  const filedThere = await findFiledBy(tx, userId, kind);
  await addToTopics(tx, [
    ...filed.map((one) => ({ ...one, by: -1 })),
    ...filedThere.map((one) => ({ ...one, by: 1 })),
  ]);
}

/** Notes by which invite somebody came to where they live. */
export async function setCameBy(tx: Tx, userId: number, code: string): Promise<void> {
  await tx.updateTable('users').set({ came_by: code }).where('id', '=', userId).execute();
}
