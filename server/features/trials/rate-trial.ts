import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { findBestScores } from '#server/features/challenges/queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { leads } from '#server/ledger/leads.ts';
import { findTrial, isTrying, upsertRating } from './trial-queries.ts';

/** Keeps what a leader thinks of a challenge, once it was played to its end. */
export async function rateTrial(
  tx: Tx,
  { params, body, member, now, services }: Request<'rateTrial'>,
): Promise<Answer<'rateTrial'>> {
  const trial = await findTrial(tx, params.id);
  if (!trial || trial.community_id !== member.communityId) throw new Refusal('not_found');
  if (!isTrying(trial, now)) throw new Refusal('trial_over');
  if (!(await leads(tx, services, member.id, member))) throw new Refusal('trial_leaders_only');
  if (!(await findBestScores(tx, member.id)).has(trial.challenge_id)) throw new Refusal('trial_untried');
  await upsertRating(tx, { trialId: trial.id, userId: member.id, ...body }, now);
  return { ok: true };
}
