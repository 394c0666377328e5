import type { Answer } from '#core/contract/index.ts';
import { readHashtags } from '#core/progress/hashtags.ts';
import { storyScore } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import { findPostOfRun, insertPost, insertTopics, type SeenPost } from '#server/features/posts/queries.ts';
import type { Request } from '#server/http/route.ts';
import { changeStanding } from '#server/ledger/change-standing.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { weekOf } from '#server/ledger/periods.ts';
import { templateById } from './read-fields.ts';

/** Shares a story, once per run id; the points come with the game's progress, once per template. */
export async function saveStory(
  tx: Tx,
  { body, member, now, announce }: Request<'saveStory'>,
): Promise<Answer<'saveStory'>> {
  const template = templateById(body.promptId);
  const known = body.runId && (await findPostOfRun(tx, member.id, body.runId));
  if (known) return { ...toStory(known), newBadges: [] };
  await markActive(tx, member.id, now);
  await countToday(tx, member.id, 'day_posts', now);
  const post = {
    kind: 'story' as const,
    user_id: member.id,
    title: body.title,
    body: body.content,
    category: template.category,
    details: JSON.stringify({ promptId: template.id, inputData: body.inputData }),
    created_at: now,
    run_id: body.runId ?? null,
  };
  const id = await insertPost(tx, post);
  await insertTopics(tx, id, readHashtags(body.content), weekOf(now));
  await addToCounters(tx, member.id, [{ name: 'posts', by: 1 }]);
  const { newBadges } = await changeStanding(tx, member.id, { add: { stories: 1, posts: 1 } }, now);
  announce({ type: 'feed' });
  announce({ type: 'member' }, [member.id]);
  const seen = { ...post, id, votes: 0, reports: 0, hidden_at: null, reviewed_at: null };
  const story = toStory({ ...seen, username: member.username, hasVoted: false });
  return { ...story, newBadges: newBadges.map(({ name }) => name) };
}

/** A story as the community lists it. */
export const toStory = (post: SeenPost): Answer<'stories'>[number] => ({
  id: post.id,
  userId: post.user_id,
  username: post.username,
  title: post.title,
  content: post.body,
  category: post.category,
  votes: post.votes,
  score: storyScore(post.votes),
  hasVoted: post.hasVoted,
  createdAt: new Date(post.created_at).toISOString(),
});
