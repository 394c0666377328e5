import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { findNamed } from '#server/features/rounds/named-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScope, careScopeOf, refuseOwn } from '#server/http/scope.ts';
import { factsOf, readGameFacts } from '#server/ledger/facts.ts';
import { readHistograms } from '#server/ledger/leader-scores.ts';
import { leadershipOf } from '#server/ledger/leadership.ts';
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
  const network = await services.network.of(scope);
  const histograms = network.leaders ?? (await readHistograms(db, scope));
  const userIds = open.map(({ user_id }) => user_id);
  const played = await readGameFacts(db, userIds);
  const named = await findNamed(db, userIds, scope);
  return open.map(({ id, user_id: userId, username, message, requested_at, ...standing }) => ({
    id,
    userId,
    username,
    message,
    requestedAt: new Date(requested_at).toISOString(),
    leadership: leadershipOf(factsOf(standing, played.get(userId)), histograms, network.placeOf(userId)),
    named: named.get(userId) ?? null,
  }));
}

/** Answers a request, and tells the one who asked. */
export async function answerReview(
  tx: Tx,
  { params, body, member, now, announce }: Request<'answerReview'>,
): Promise<Answer<'answerReview'>> {
  const review = await findReview(tx, params.id);
  const { communityId } = await careScopeOf(tx, member, review);
  if (review) await refuseOwn(tx, member, review);
  const answered = await setReviewAnswer(tx, params.id, body.answer, now);
  if (!answered) throw new Refusal('not_found');
  const personId = answered.user_id;
  await insertCare(tx, { action: 'review_answered', carerId: member.id, communityId, personId }, now);
  notify(tx, {
    userId: personId,
    kind: 'review_answered',
    foldKey: `review_answered:${params.id}`,
    actorId: null,
    about: body.answer,
    path: '/leadership',
  });
  announce({ type: 'member' }, [personId]);
  return { ok: true };
}
