import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requireModerator } from '#server/http/require-moderator.ts';
import type { Request } from '#server/http/route.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { addReport, clearPost, deleteHiddenPost, findPost, insertReport } from './queries.ts';

/** So many different people hide a post until it is reviewed. */
const enoughReports = 3;

/** Reports a post; saying so twice counts once. */
export async function report(
  tx: Tx,
  { body, member, now, announce }: Request<'report'>,
): Promise<Answer<'report'>> {
  const post = await findPost(tx, member.id, body.id);
  if (!post || post.kind !== body.type) throw new Refusal('not_found');
  if (post.user_id === member.id) throw new Refusal('own_report');
  const reason = body.reason ?? '';
  if (await insertReport(tx, { postId: post.id, reporterId: member.id, reason, now })) {
    await addReport(tx, post.id, enoughReports, now);
  }
  const after = await findPost(tx, member.id, post.id);
  const hidden = after?.hidden_at != null;
  if (hidden) announce({ type: 'feed' });
  return { ok: true, hidden };
}

/** Decides on a hidden post: back to the community for good, or gone. The author's points stay. */
export async function reviewPost(
  tx: Tx,
  { params, body, member, now, announce }: Request<'reviewPost'>,
): Promise<Answer<'reviewPost'>> {
  requireModerator(member);
  announce({ type: 'feed' });
  if (body.decision === 'keep') {
    if (!(await clearPost(tx, params.postId, now))) throw new Refusal('not_found');
    return { ok: true };
  }
  const removed = await deleteHiddenPost(tx, params.postId);
  if (!removed) throw new Refusal('not_found');
  await addToCounters(tx, removed.user_id, [{ name: 'posts', by: -1 }]);
  return { ok: true };
}
