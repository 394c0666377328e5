import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { refuseOwn } from '#server/http/scope.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { clearPost, hidePost } from './post-report-queries.ts';
import { findPost } from './queries.ts';
import { noteKept, requireCaredPost, takeDown } from './remove-post.ts';
import { countJudgement, findReporters } from './report-queries.ts';
import { takeReport } from './take-report.ts';

/** Reports a post; saying so twice counts once. Every report waits for a review, only heavy ones hide. */
export async function report(tx: Tx, request: Request<'report'>): Promise<Answer<'report'>> {
  const { body, member, now, announce } = request;
  const post = await findPost(tx, member, body.id);
  if (!post || post.kind !== body.type || post.removed_at !== null) throw new Refusal('not_found');
  const hides = await takeReport(tx, 'posts', post, request);
  if (hides) await hidePost(tx, post.id, now);
  const after = await findPost(tx, member, post.id);
  const hidden = after?.hidden_at != null;
  if (hidden && post.hidden_at === null) announce({ type: 'feed' });
  return { ok: true, hidden };
}

/** What stands as the reason where a review gives none. */
const reportedReason = 'Pessoas da comunidade denunciaram a publicação';

/** Decides on a reported post: on the wall for good, or off it. Those who reported it gain or lose weight by it. */
export async function reviewPost(
  tx: Tx,
  { params: { postId }, body, ...carer }: Request<'reviewPost'>,
): Promise<Answer<'reviewPost'>> {
  const post = await requireCaredPost(tx, carer.member, postId);
  const reporters = await findReporters(tx, { kind: 'posts', id: postId });
  if (reporters.length === 0) throw new Refusal('not_found');
  if (body.decision === 'remove') {
    await takeDown(tx, post, body.reason || reportedReason, carer);
    return { ok: true };
  }
  await refuseOwn(tx, carer.member, post);
  await lockMembers(tx, [post.user_id, ...reporters]);
  if (!(await clearPost(tx, postId, carer.now))) throw new Refusal('not_found');
  await countJudgement(tx, reporters, false);
  await noteKept(tx, post, carer);
  carer.announce({ type: 'feed' }, { communityId: post.community_id });
  return { ok: true };
}
