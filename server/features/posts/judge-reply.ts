import type { Answer } from '#core/contract/index.ts';
import { quoteText } from '#core/progress/quote-text.ts';
import type { Db, ReplyRow, Tx } from '#server/db/schema.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScope, careScopeOf, refuseOwn } from '#server/http/scope.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { notify } from '#server/live/notices.ts';
import { recount } from './reply-queries.ts';
import {
  clearReply,
  findRemovedReplies,
  findReply,
  findReplyAnywhere,
  findReportedReplies,
  hideReply,
  markReplyRemoved,
  markReplyRestored,
} from './reply-report-queries.ts';
import { countJudgement, findReporters } from './report-queries.ts';
import { takeReport } from './take-report.ts';

/** So much of an answer is said where it is spoken of. */
const maxQuoted = 40;

/** Reports an answer, by the rules of reporting a post. */
export async function reportReply(tx: Tx, request: Request<'report'>): Promise<Answer<'report'>> {
  const { body, member, now, announce } = request;
  const reply = await findReply(tx, member, body.id);
  if (!reply) throw new Refusal('not_found');
  const hides = await takeReport(tx, 'replies', reply, request);
  const replies = hides ? await hideReply(tx, reply.id, now) : undefined;
  if (replies !== undefined) announce({ type: 'replies', postId: reply.post_id, replies });
  return { ok: true, hidden: reply.hidden_at !== null || replies !== undefined };
}

type Judge = Request<'judgeReply'>;

/** What a carer decides on an answer; whoever reported it gains or loses weight by it, as with posts. */
export async function judgeReply(tx: Tx, request: Judge): Promise<Answer<'judgeReply'>> {
  const { params, body, member } = request;
  const reply = await findReplyAnywhere(tx, params.id);
  await careScopeOf(tx, member, reply);
  if (!reply) throw new Refusal('not_found');
  if (body.decision !== 'remove') await refuseOwn(tx, member, reply);
  const reporters = await findReporters(tx, { kind: 'replies', id: reply.id });
  await lockMembers(tx, [reply.user_id, ...reporters]);
  const replies = await decide(tx, reply, reporters, request);
  const { community_id: communityId, post_id: postId } = reply;
  request.announce({ type: 'replies', postId, replies }, { communityId });
  await tellAbout(tx, reply, request);
  return { ok: true };
}

/** Does what was decided; how many answers the post has then. */
async function decide(
  tx: Tx,
  reply: ReplyRow,
  reporters: readonly number[],
  { body: { decision, reason }, now }: Judge,
): Promise<number> {
  if (decision === 'remove') {
    if (!reason) throw new Refusal('reason_missing');
    const left = await hideReply(tx, reply.id, now, { evenReviewed: true });
    if (!(await markReplyRemoved(tx, reply, reason, now))) throw new Refusal('not_found');
    await countJudgement(tx, reporters, true);
    return left ?? recount(tx, reply, 0);
  }
  const shown =
    decision === 'restore' ? await markReplyRestored(tx, reply) : await clearReply(tx, reply, now);
  if (shown === undefined) throw new Refusal('not_found');
  if (decision === 'keep') await countJudgement(tx, reporters, false);
  return shown;
}

const actions = { remove: 'reply_removed', restore: 'reply_restored', keep: 'reply_kept' } as const;

/** Writes down what was done; the author is told what changed for them. */
async function tellAbout(tx: Tx, reply: ReplyRow, { body, member, now }: Judge): Promise<void> {
  const { user_id: personId, community_id: communityId } = reply;
  const about = quoteText(reply.body, maxQuoted);
  const isRemoval = body.decision === 'remove';
  const action = actions[body.decision];
  const reason = isRemoval ? (body.reason ?? '') : '';
  const done = { action, reason, carerId: member.id, communityId, about };
  // Whoever wrote what stays need not know that somebody reported it.
  if (action === 'reply_kept') return insertCare(tx, done, now);
  await insertCare(tx, { ...done, personId }, now);
  notify(tx, {
    userId: personId,
    kind: action,
    foldKey: `answer:${reply.id}`,
    actorId: member.id,
    about: isRemoval ? `“${about}”: ${reason}` : about,
    path: '/account',
  });
}

/** What waits for a carer among the answers, and what was taken away. */
export async function readCaredReplies(
  db: Db,
  { params, member }: Request<'caredReplies'>,
): Promise<Answer<'caredReplies'>> {
  const scope = await careScope(db, member, params.id);
  const reported = await findReportedReplies(db, scope);
  const removed = await findRemovedReplies(db, scope);
  return {
    reported: reported.map((row) => ({
      ...toCared(row),
      isHidden: row.hidden_at !== null,
      reports: row.reports,
      reasons: row.reasons,
    })),
    removed: removed.map((row) => ({ ...toCared(row), reason: row.removed_for ?? '' })),
  };
}

const toCared = (row: ReplyRow & { username: string; title: string }) => ({
  id: row.id,
  userId: row.user_id,
  username: row.username,
  title: row.title,
  text: row.body,
  createdAt: new Date(row.created_at).toISOString(),
});
