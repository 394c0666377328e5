import type { Answer } from '#core/contract/index.ts';
import { storyScore } from '#core/progress/points.ts';
import type { ListedPost } from './queries.ts';

// Each is written out: copied from a part that they share, twenty posts would take three times as long.

/** An idea as Voz da Rota and the dashboard list it. */
export const toSubmission = (post: ListedPost): Answer<'submissions'>[number] => ({
  id: post.id,
  userId: post.user_id,
  username: post.username,
  votes: post.votes,
  createdAt: new Date(post.created_at).toISOString(),
  hasVoted: post.vote_id !== null,
  question: post.title,
  answer: post.body,
  type: 'text',
});

/** An idea or a story as the feed shows it. */
export const toPost = (post: ListedPost): Answer<'feed'>[number] => ({
  id: post.id,
  userId: post.user_id,
  username: post.username,
  votes: post.votes,
  createdAt: new Date(post.created_at).toISOString(),
  hasVoted: post.vote_id !== null,
  type: post.kind,
  title: post.title,
  text: post.body,
  category: post.category,
  replies: post.replies,
});

/** A story as the community lists it. */
export const toStory = (post: ListedPost): Answer<'stories'>[number] => ({
  id: post.id,
  userId: post.user_id,
  username: post.username,
  votes: post.votes,
  createdAt: new Date(post.created_at).toISOString(),
  hasVoted: post.vote_id !== null,
  title: post.title,
  content: post.body,
  category: post.category,
  score: storyScore(post.votes),
});
