import type { Answer } from '#core/contract/index.ts';
import { storyScore } from '#core/progress/points.ts';
import type { ListedPost } from './queries.ts';

const authored = (post: ListedPost) => ({
  id: post.id,
  userId: post.user_id,
  username: post.username,
  votes: post.votes,
  createdAt: new Date(post.created_at).toISOString(),
  hasVoted: post.hasVoted,
});

/** An idea as Voz da Rota and the dashboard list it. */
export const toSubmission = (post: ListedPost): Answer<'submissions'>[number] => ({
  ...authored(post),
  question: post.title,
  answer: post.body,
  type: 'text',
});

/** An idea or a story as the feed shows it. */
export const toPost = (post: ListedPost): Answer<'feed'>[number] => ({
  ...authored(post),
  type: post.kind,
  title: post.title,
  text: post.body,
  category: post.category,
  replies: post.replies,
});

/** A story as the community lists it. */
export const toStory = (post: ListedPost): Answer<'stories'>[number] => ({
  ...authored(post),
  title: post.title,
  content: post.body,
  category: post.category,
  score: storyScore(post.votes),
});
