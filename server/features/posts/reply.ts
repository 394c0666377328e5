import type { Answer } from '#core/contract/index.ts';
import { quoteText } from '#core/progress/quote-text.ts';
import { hasSubstance } from '#core/progress/words.ts';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Member, Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { helpNewcomer, shareWeek } from '#server/ledger/weekly-acts.ts';
import { notify } from '#server/live/notices.ts';
import { findPost } from './queries.ts';
import {
  addReplyVote,
  countOnPost,
  deleteOwnReply,
  findNeighbours,
  findRepliers,
  findReplies,
  findVisibleReply,
  insertReply,
  insertReplyVote,
  recount,
  type SeenReply,
} from './reply-queries.ts';

const maxShown = 100;

/** So many letters of a post are told, to know it by. */
const maxTold = 60;

/** What was answered to a post that can be seen. */
export async function readReplies(
  db: Db,
  { params, member }: Request<'replies'>,
): Promise<Answer<'replies'>> {
  const post = await findPost(db, member, params.id);
  if (!post || post.hidden_at !== null) throw new Refusal('not_found');
  const replies = await findReplies(db, member, post.id, maxShown);
  return replies.map((reply, place) => toReply(reply, member, place));
}

/** Answers a post; it earns nothing, so that nobody writes for points. */
export async function sendReply(
  tx: Tx,
  { params, body, member, now, announce, services }: Request<'reply'>,
): Promise<Answer<'reply'>> {
  await markActive(tx, member.id, now);
  await countToday(tx, member.id, 'day_replies', now);
  const post = await countOnPost(tx, member, params.id, 1);
  if (!post) throw new Refusal('not_found');
  const before = await findRepliers(tx, member, post.id);
  const written = { community_id: member.communityId, post_id: post.id, user_id: member.id, body: body.text };
  const id = await insertReply(tx, { ...written, created_at: now });
  const network = await services.network.of(member);
  if (hasSubstance(body.text)) await shareWeek(tx, network, { userId: member.id, kind: 'writers' }, now);
  await helpNewcomer(tx, network, { helperId: member.id, otherId: post.user_id }, now);
  await notifyThread(tx, member, post, before);
  announce({ type: 'replies', postId: post.id, replies: post.replies });
  const seen = { ...written, id, votes: 0, created_at: now, vote_id: null };
  return toReply({ ...seen, username: member.username, author_hidden_at: null }, member);
}

/** Tells whose post it is, and those who wrote beneath it, that there is an answer. */
async function notifyThread(
  tx: Tx,
  member: Member,
  { id, kind, user_id: authorId, title, body }: PostRow,
  repliers: readonly number[],
): Promise<void> {
  const isStory = kind === 'story';
  const about = quoteText(isStory ? title : body, maxTold);
  const told = [...new Set([authorId, ...repliers])].filter((userId) => userId !== member.id);
  // Whoever moved to another community hears nothing of this one.
  for (const userId of await findNeighbours(tx, member, told)) {
    const ownKind = isStory ? 'story_reply' : 'idea_reply';
    notify(tx, {
      userId,
      kind: userId === authorId ? ownKind : 'thread_reply',
      foldKey: `replies:${id}`,
      actorId: member.id,
      about,
      path: `/community?publicacao=${id}`,
    });
  }
}

/** Takes an answer of one's own back. */
export async function deleteReply(
  tx: Tx,
  { params, member, announce }: Request<'deleteReply'>,
): Promise<Answer<'deleteReply'>> {
  const reply = await deleteOwnReply(tx, member.id, params.id);
  if (!reply) throw new Refusal('not_found');
  if (reply.removed_at === null) addToCounters(tx, reply, [{ name: 'replies', by: -1 }]);
  if (reply.hidden_at === null) {
    const replies = await recount(tx, reply, -1);
    announce({ type: 'replies', postId: reply.post_id, replies }, { communityId: reply.community_id });
  }
  return { ok: true };
}

/** Votes on an answer: once a person, never one's own; it is a number and nothing else. */
export async function voteReply(
  tx: Tx,
  { params, member, now, announce, services }: Request<'voteReply'>,
): Promise<Answer<'voteReply'>> {
  await markActive(tx, member.id, now);
  const reply = await findVisibleReply(tx, member, params.id);
  if (!reply) throw new Refusal('not_found');
  if (reply.user_id === member.id) throw new Refusal('own_vote');
  if (!(await insertReplyVote(tx, { reply_id: reply.id, voter_id: member.id, created_at: now })))
    throw new Refusal('reply_voted');
  await countToday(tx, member.id, 'day_votes', now);
  await shareWeek(tx, await services.network.of(member), { userId: member.id, kind: 'voters' }, now);
  const counted = await addReplyVote(tx, reply.id);
  if (!counted) throw new Refusal('not_found');
  announce({ type: 'replies', postId: reply.post_id, replies: reply.replies });
  return { votes: counted.votes, hasVoted: true };
}

function toReply(row: SeenReply, viewer: { id: number }, place = 0): Answer<'replies'>[number] {
  const { username, author_hidden_at: hidden_at } = row;
  const author = showMember({ id: row.user_id, username, hidden_at }, viewer, place);
  return {
    id: row.id,
    userId: author.id,
    username: author.username,
    text: row.body,
    votes: row.votes,
    hasVoted: row.vote_id !== null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
