import { promptByText } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { readHashtags } from '#core/progress/hashtags.ts';
import { contributionCapNotice, contributionEntry } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { weekOf } from '#server/ledger/periods.ts';
import { findContributionPoints, findPostOfRun, insertPost, insertTopics } from './queries.ts';
import { toSubmission } from './show-post.ts';

/** Publishes an idea, once per run id, and pays it, unless the paid ideas of the day are used up. */
export async function submitIdea(
  tx: Tx,
  { body, member, now, announce }: Request<'submit'>,
): Promise<Answer<'submit'>> {
  const known = body.runId && (await findPostOfRun(tx, member.id, body.runId));
  if (known) {
    const points = await findContributionPoints(tx, member.id, known.id);
    return { submission: toSubmission(known), ...gain(points) };
  }
  const post = {
    kind: 'submission' as const,
    user_id: member.id,
    title: body.question,
    body: body.answer,
    category: promptByText(body.question)?.category ?? '',
    details: '{}',
    created_at: now,
    run_id: body.runId ?? null,
  };
  await markActive(tx, member.id, now);
  const before = await countToday(tx, member.id, 'day_posts', now);
  const id = await insertPost(tx, post);
  await insertTopics(tx, id, readHashtags(body.answer), weekOf(now));
  await addToCounters(tx, member.id, [{ name: 'posts', by: 1 }]);
  const entry = contributionEntry(id, before);
  const { points, newBadges } = await awardPoints(tx, member.id, entry, now, { add: { ideas: 1, posts: 1 } });
  announce({ type: 'feed' });
  announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id]);
  const seen = { ...post, id, votes: 0, reports: 0, hidden_at: null, reviewed_at: null };
  return {
    submission: toSubmission({ ...seen, username: member.username, hasVoted: false }),
    ...gain(points, newBadges),
  };
}

const gain = (points: number, newBadges: readonly { name: string }[] = []) => ({
  pointsEarned: points,
  newBadges: newBadges.map(({ name }) => name),
  notice: points === 0 ? contributionCapNotice : null,
});
