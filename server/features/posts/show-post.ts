import type { Answer } from '#core/contract/index.ts';
import { storyScore } from '#core/progress/points.ts';
import type { SeenPost } from './queries.ts';

const authored = (post: SeenPost) => ({
  id: post.id,
  userId: post.user_id,
  username: post.username,
  votes: post.votes,
  createdAt: new Date(post.created_at).toISOString(),
  hasVoted: post.hasVoted,
});

/** An idea as Voz da Rota and the dashboard list it. */
export const toSubmission = (post: SeenPost): Answer<'submissions'>[number] => ({
  ...authored(post),
  question: post.title,
  answer: post.body,
  type: 'text',
});

/** An idea or a story as the feed shows it. */
export const toPost = (post: SeenPost): Answer<'feed'>[number] => ({
  ...authored(post),
  type: post.kind,
  title: post.title,
  text: post.body,
  category: post.category,
  replies: post.replies,
});

/** A story as the community lists it. */
export const toStory = (post: SeenPost): Answer<'stories'>[number] => ({
  ...authored(post),
  title: post.title,
  content: post.body,
  category: post.category,
  score: storyScore(post.votes),
});
