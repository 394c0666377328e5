import type { Answer } from '#core/contract/index.ts';
import { hidingWeight, maxHidden, reportWeight } from '#core/progress/reports.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import { findPost } from './queries.ts';
import { requireCaredPost, takeDown } from './remove-post.ts';
import { weighsOnReplier } from './reply-report-queries.ts';
import {
  addReport,
  clearPost,
  countHidden,
  countJudgement,
  findReporters,
  hidePost,
  insertReport,
  weighsOnAuthor,
} from './report-queries.ts';

/** Reports a post; saying so twice counts once. Every report waits for a review, only heavy ones hide. */
export async function report(tx: Tx, request: Request<'report'>): Promise<Answer<'report'>> {
  const { body, member, now, announce } = request;
  const post = await findPost(tx, member, body.id);
  if (!post || post.kind !== body.type || post.removed_at !== null) throw new Refusal('not_found');
  if (post.user_id === member.id) throw new Refusal('own_report');
  const isEstablished = await markActive(tx, member.id, now);
  // Holds the reporter, so that reports sent at once are weighed one after the other.
  await countToday(tx, member.id, 'day_reports', now);
  const weight = isEstablished ? await weigh(tx, post.user_id, request) : 0;
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

/**
 * What a report adds towards hiding: of one member it weighs on one thing of an author until that is reviewed, and of whom
 * nobody of the community has met it weighs nothing: three accounts of one person would silence anybody.
 */
export async function weigh(
  tx: Tx,
  authorId: number,
  { member, services }: Pick<Request<'report'>, 'member' | 'services'>,
): Promise<number> {
  const { id: reporterId } = member;
  if (isStranger(await services.network.of(member), reporterId)) return 0;
  if (await weighsOnAuthor(tx, reporterId, authorId)) return 0;
  if (await weighsOnReplier(tx, reporterId, authorId)) return 0;
  const { false_reports: falseReports } = await findStanding(tx, reporterId);
  return reportWeight(falseReports);
}

/** What stands as the reason where a review gives none. */
const reportedReason = 'Pessoas da comunidade denunciaram a publicação';

/** Decides on a reported post: on the wall for good, or off it. Those who reported it gain or lose weight by it. */
export async function reviewPost(
  tx: Tx,
  { params: { postId }, body, ...carer }: Request<'reviewPost'>,
): Promise<Answer<'reviewPost'>> {
  const post = await requireCaredPost(tx, carer.member, postId);
  const reporters = await findReporters(tx, postId);
  if (reporters.length === 0) throw new Refusal('not_found');
  if (body.decision === 'remove') {
    await takeDown(tx, post, body.reason || reportedReason, carer);
    return { ok: true };
  }
  await lockMembers(tx, [post.user_id, ...reporters]);
  if (!(await clearPost(tx, postId, carer.now))) throw new Refusal('not_found');
  await countJudgement(tx, reporters, false);
  carer.announce({ type: 'feed' }, { communityId: post.community_id });
  return { ok: true };
}
