import type { Answer } from '#core/contract/index.ts';
import { quoteText } from '#core/progress/quote-text.ts';
import type { Db, PostRow, Tx } from '#server/db/schema.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Member, Request } from '#server/http/route.ts';
import { careScope, careScopeOf, refuseOwn } from '#server/http/scope.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { movePostPoints } from '#server/ledger/post-points.ts';
import { notify } from '#server/live/notices.ts';
import {
  countEstablishedVotes,
  findPostAnywhere,
  findRemoved,
  lowerMostVotes,
  markRemoved,
  markRestored,
} from './removal-queries.ts';
import { countJudgement, findReporters } from './report-queries.ts';
import { addToTopics, findFiled } from './topic-queries.ts';

/** So much of a post is said where it is spoken of. */
const maxQuoted = 40;

type Carer = Pick<Request<'removePost'>, 'member' | 'now' | 'announce'>;

/** The post of an id in a community that the member takes care of, or a refusal. */
export async function requireCaredPost(db: Db, member: Member, id: number): Promise<PostRow> {
  const post = await findPostAnywhere(db, id);
  await careScopeOf(db, member, post);
  if (!post) throw new Refusal('not_found');
  return post;
}

/** Takes a post off the wall, with the reason; points and votes go with it, and whoever had reported it was right. */
export async function removePost(
  tx: Tx,
  { params, body, ...request }: Request<'removePost'>,
): Promise<Answer<'removePost'>> {
  await takeDown(tx, await requireCaredPost(tx, request.member, params.id), body.reason, request);
  return { ok: true };
}

/** What every removal does, after a report or without one. */
export async function takeDown(
  tx: Tx,
  { id, user_id: authorId }: PostRow,
  reason: string,
  carer: Carer,
): Promise<void> {
  const { now } = carer;
  await lockMembers(tx, [authorId, ...(await findReporters(tx, { kind: 'posts', id }))]);
  // Read again, now that the author is held and the post can be neither voted for nor moved.
  const reporters = await findReporters(tx, { kind: 'posts', id });
  const post = await markRemoved(tx, id, reason, now);
  if (!post) throw new Refusal('not_found');
  await countJudgement(tx, reporters, true);
  await countPost(tx, post, 'removed', now);
  await tellAbout(tx, post, { action: 'post_removed', reason }, carer);
}

/** Puts a post back on the wall, with its points and votes. */
export async function restorePost(
  tx: Tx,
  { params, ...carer }: Request<'restorePost'>,
): Promise<Answer<'restorePost'>> {
  const cared = await requireCaredPost(tx, carer.member, params.id);
  await refuseOwn(tx, carer.member, cared);
  await lockMembers(tx, [cared.user_id]);
  const post = await markRestored(tx, params.id);
  if (!post) throw new Refusal('not_found');
  await countPost(tx, post, 'restored', carer.now);
  await tellAbout(tx, post, { action: 'post_restored' }, carer);
  return { ok: true };
}

/** All that counts a post: the community's sums and topics, and the author's standing and points. */
async function countPost(
  tx: Tx,
  post: PostRow,
  direction: 'removed' | 'restored',
  now: number,
): Promise<void> {
  const by = direction === 'removed' ? -1 : 1;
  addToCounters(tx, post, [{ name: 'posts', by }]);
  const filed = await findFiled(tx, post);
  await addToTopics(
    tx,
    filed.map((one) => ({ ...one, by })),
  );
  const votes = by * post.votes;
  const counted = by * (await countEstablishedVotes(tx, post.id));
  const one = post.text_key === null ? 0 : by;
  const add =
    post.kind === 'story'
      ? { stories: one, story_votes: votes, counted_story_votes: counted }
      : { ideas: one, idea_votes: votes, counted_idea_votes: counted };
  if (post.kind === 'submission') await lowerMostVotes(tx, post.user_id);
  await movePostPoints(tx, post, direction, now, { add: { ...add, posts: one } });
}

const quoted = ({ kind, title, body }: PostRow): string =>
  quoteText(kind === 'story' ? title : body, maxQuoted);

/** Writes down that a reported post stays; not for its author, who need not know that somebody reported it. */
export const noteKept = (tx: Tx, post: PostRow, { member, now }: Carer): Promise<void> =>
  insertCare(
    tx,
    {
      action: 'post_kept',
      carerId: member.id,
      communityId: post.community_id,
      about: quoted(post),
    },
    now,
  );

/** Writes down what was done, for the author too, and tells those who look. */
async function tellAbout(
  tx: Tx,
  post: PostRow,
  done: { action: 'post_removed' | 'post_restored'; reason?: string },
  { member, now, announce }: Carer,
): Promise<void> {
  const { id, community_id: communityId, user_id: authorId } = post;
  const about = quoted(post);
  await insertCare(tx, { ...done, carerId: member.id, communityId, personId: authorId, about }, now);
  notify(tx, {
    userId: authorId,
    kind: done.action,
    foldKey: `wall:${id}`,
    actorId: member.id,
    about: done.reason === undefined ? about : `“${about}”: ${done.reason}`,
    path: '/account',
  });
  announce({ type: 'feed' }, { communityId });
  announce({ type: 'ranking' }, { communityId });
  announce({ type: 'member' }, [authorId]);
}

/** What was taken off a community's wall. */
export async function readRemoved(
  db: Db,
  { params, member }: Request<'removedPosts'>,
): Promise<Answer<'removedPosts'>> {
  const rows = await findRemoved(db, await careScope(db, member, params.id));
  return rows.map(({ id, user_id, username, title, body, removed_for, hidden_at }) => ({
    id,
    userId: user_id,
    username,
    title,
    text: body,
    reason: removed_for ?? '',
    removedAt: new Date(hidden_at).toISOString(),
  }));
}
