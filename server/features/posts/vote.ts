import type { Answer } from '#core/contract/index.ts';
import { voteEntry } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { addVote, findPost, insertVote, type PostKind } from './queries.ts';

/** Votes on a post: once a person, never one's own; the author earns the points. */
export async function vote(
  tx: Tx,
  kind: PostKind,
  postId: number,
  voterId: number,
  now: number,
): Promise<Answer<'voteSubmission'>> {
  if (!(await insertVote(tx, kind, postId, voterId, now))) throw await whyNot(tx, kind, postId, voterId);
  const { user_id: authorId, votes } = await addVote(tx, postId);
  const change =
    kind === 'story'
      ? { add: { story_votes: 1 } }
      : { add: { idea_votes: 1 }, raise: { most_votes_on_one_idea: votes } };
  await awardPoints(tx, authorId, voteEntry(voterId, { type: kind, id: postId }), now, change);
  await markActive(tx, voterId, now);
  return { votes, hasVoted: true };
}

async function whyNot(tx: Tx, kind: PostKind, postId: number, voterId: number): Promise<Refusal> {
  const post = await findPost(tx, voterId, postId);
  if (!post || post.kind !== kind || post.hidden_at !== null) return new Refusal('not_found');
  return new Refusal(post.user_id === voterId ? 'own_vote' : 'already_voted');
}
