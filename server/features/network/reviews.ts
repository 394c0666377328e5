import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requireModerator } from '#server/http/require-moderator.ts';
import type { Request } from '#server/http/route.ts';
import { readFacts } from '#server/ledger/facts.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import { leadershipOf } from '#server/ledger/leadership.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { findOpenReviews, insertReview, setReviewAnswer } from './queries.ts';

const maxShown = 50;

/** Keeps a member's wish that a person looks at the own standing; one at a time. */
export async function requestReview(
  tx: Tx,
  { body, member, now }: Request<'requestReview'>,
): Promise<Answer<'requestReview'>> {
  if (!(await insertReview(tx, member.id, body.message, now))) throw new Refusal('review_open');
  return { ok: true };
}

/** The requests that wait, each with the standing it is about. */
export async function readReviews(
  db: Db,
  { member, services }: Request<'reviews'>,
): Promise<Answer<'reviews'>> {
  requireModerator(member);
  const open = await findOpenReviews(db, maxShown);
  const histograms = await readHistograms(db);
  const answers: Answer<'reviews'> = [];
  for (const { id, user_id: userId, username, message, requested_at } of open) {
    const facts = await readFacts(db, await findStanding(db, userId));
    const leadership = leadershipOf(facts, histograms, services.network.find(userId));
    answers.push({
      id,
      userId,
      username,
      message,
      requestedAt: new Date(requested_at).toISOString(),
      leadership,
    });
  }
  return answers;
}

/** Answers a request, and tells the one who asked. */
export async function answerReview(
  tx: Tx,
  { params, body, member, now, announce }: Request<'answerReview'>,
): Promise<Answer<'answerReview'>> {
  requireModerator(member);
  const answered = await setReviewAnswer(tx, params.id, body.answer, now);
  if (!answered) throw new Refusal('not_found');
  announce({ type: 'member' }, [answered.user_id]);
  return { ok: true };
}
