import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { findNamed } from '#server/features/rounds/named-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScope, careScopeOf } from '#server/http/scope.ts';
import { readFacts } from '#server/ledger/facts.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import { leadershipOf } from '#server/ledger/leadership.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { notify } from '#server/live/notices.ts';
import { findOpenReviews, findReview, insertReview, setReviewAnswer } from './queries.ts';

const maxShown = 50;

/** Keeps a member's wish that a person looks at the own standing; one at a time. */
export async function requestReview(
  tx: Tx,
  { body, member, now }: Request<'requestReview'>,
): Promise<Answer<'requestReview'>> {
  if (!(await insertReview(tx, member, body.message, now))) throw new Refusal('review_open');
  return { ok: true };
}

/** The requests that wait, each with the standing it is about. */
export async function readReviews(
  db: Db,
  { query, member, services }: Request<'reviews'>,
): Promise<Answer<'reviews'>> {
  const scope = await careScope(db, member, query.communityId);
  const open = await findOpenReviews(db, scope, maxShown);
  const histograms = await readHistograms(db, scope);
  const network = await services.network.of(scope);
  const answers: Answer<'reviews'> = [];
  for (const { id, user_id: userId, username, message, requested_at } of open) {
    const facts = await readFacts(db, await findStanding(db, userId));
    const named = await findNamed(db, userId, scope);
    const leadership = leadershipOf(facts, histograms, network.find(userId));
    answers.push({
      id,
      userId,
      username,
      message,
      requestedAt: new Date(requested_at).toISOString(),
      leadership,
      named,
    });
  }
  return answers;
}

/** Answers a request, and tells the one who asked. */
export async function answerReview(
  tx: Tx,
  { params, body, member, now, announce }: Request<'answerReview'>,
): Promise<Answer<'answerReview'>> {
  await careScopeOf(tx, member, await findReview(tx, params.id));
  const answered = await setReviewAnswer(tx, params.id, body.answer, now);
  if (!answered) throw new Refusal('not_found');
  notify(tx, {
    userId: answered.user_id,
    kind: 'review_answered',
    foldKey: `review_answered:${params.id}`,
    actorId: null,
    about: body.answer,
    path: '/leadership',
  });
  announce({ type: 'member' }, [answered.user_id]);
  return { ok: true };
}
