import type { Answer } from '#core/contract/index.ts';
import { hidingWeight, maxHidden, reportWeight } from '#core/progress/reports.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScopeOf } from '#server/http/scope.ts';
import { changeStanding } from '#server/ledger/change-standing.ts';
import { addToCounters, readCounter } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { findPost, type SeenPost } from './queries.ts';
import {
  addReport,
  clearPost,
  countEstablishedVotes,
  countHidden,
  countJudgement,
  deleteReportedPost,
  findInvolved,
  hidePost,
  insertReport,
  lowerMostVotes,
  weighsOnAuthor,
} from './report-queries.ts';

/** Reports a post; saying so twice counts once. Every report waits for a review, only heavy ones hide. */
export async function report(
  tx: Tx,
  { body, member, now, announce }: Request<'report'>,
): Promise<Answer<'report'>> {
  const post = await findPost(tx, member, body.id);
  if (!post || post.kind !== body.type) throw new Refusal('not_found');
  if (post.user_id === member.id) throw new Refusal('own_report');
  const isEstablished = await markActive(tx, member.id, now);
  // Holds the reporter, so that reports sent at once are weighed one after the other.
  await countToday(tx, member.id, 'day_reports', now);
  const weight = isEstablished ? await weigh(tx, post, member.id) : 0;
  const about = { post_id: post.id, reporter_id: member.id, reason: body.reason ?? '' };
  if (!(await insertReport(tx, { ...about, weight, created_at: now }))) {
    return { ok: true, hidden: post.hidden_at !== null };
  }
  const { report_weight: total } = await addReport(tx, post.id, weight);
  if (
    weight > 0 &&
    total >= hidingWeight &&
    (await countHidden(tx, member)) < maxHidden(await readCounter(tx, member, 'posts'))
  ) {
    await hidePost(tx, post.id, now);
  }
  const after = await findPost(tx, member, post.id);
  const hidden = after?.hidden_at != null;
  if (hidden) announce({ type: 'feed' });
  return { ok: true, hidden };
}

/** What this report adds towards hiding: of one member it weighs on one post of an author until that is reviewed. */
async function weigh(tx: Tx, post: SeenPost, reporterId: number): Promise<number> {
  if (await weighsOnAuthor(tx, reporterId, post.user_id)) return 0;
  const { false_reports: falseReports } = await findStanding(tx, reporterId);
  return reportWeight(falseReports);
}

/** Decides on a reported post: on the wall for good, or gone. Those who reported it gain or lose weight by it. */
export async function reviewPost(
  tx: Tx,
  { params: { postId }, body, member, now, announce }: Request<'reviewPost'>,
): Promise<Answer<'reviewPost'>> {
  const involved = await findInvolved(tx, postId);
  const scope = await careScopeOf(tx, member, involved);
  if (!involved) throw new Refusal('not_found');
  const { authorId, reporterIds } = involved;
  await lockMembers(tx, [authorId, ...reporterIds]);
  const isKept = body.decision === 'keep';
  if (!(await (isKept ? clearPost(tx, postId, now) : removePost(tx, postId, now))))
    throw new Refusal('not_found');
  await countJudgement(tx, reporterIds, !isKept);
  announce({ type: 'feed' }, scope);
  if (!isKept) announce({ type: 'member' }, [authorId]);
  return { ok: true };
}

/** Removes a post and all that counted it; the author's points and badges stay. False when it is gone already. */
async function removePost(tx: Tx, postId: number, now: number): Promise<boolean> {
  const counted = -(await countEstablishedVotes(tx, postId));
  const post = await deleteReportedPost(tx, postId);
  if (!post) return false;
  addToCounters(tx, post, [{ name: 'posts', by: -1 }]);
  const one = post.text_key === null ? 0 : -1;
  const add =
    post.kind === 'story'
      ? { stories: one, story_votes: -post.votes, counted_story_votes: counted }
      : { ideas: one, idea_votes: -post.votes, counted_idea_votes: counted };
  await lowerMostVotes(tx, post.user_id);
  await changeStanding(tx, post.user_id, { add: { ...add, posts: one } }, now);
  return true;
}
