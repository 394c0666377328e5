import type { Answer } from '#core/contract/index.ts';
import type { Db } from '#server/db/schema.ts';
import { findOpenTrials, findOwnRatings } from '#server/features/trials/trial-queries.ts';
import type { Member, Services } from '#server/http/route.ts';
import { leads } from '#server/ledger/leads.ts';
import { findBegun } from './queries.ts';

type Trial = Answer<'challenges'>[number]['trial'];

/** What leaders of the member's community are trying, and what of it the member may see. */
export interface Trying {
  /** Held back from this member. */
  isHeldBack(challengeId: string): boolean;
  /** Tried by this member. */
  trialOf(challengeId: string): Trial;
}

/** Leaders see what is being tried; so does whoever had begun it before. */
export async function findTrying(
  db: Db,
  { member, now, services }: { member: Member; now: number; services: Services },
): Promise<Trying> {
  const trials = await findOpenTrials(db, member, now);
  if (trials.length === 0) return { isHeldBack: () => false, trialOf: () => null };
  const isLeader = await leads(db, services, member.id, member);
  const begun = isLeader ? new Set<string>() : await findBegun(db, member.id);
  const ratings = isLeader
    ? await findOwnRatings(
        db,
        trials.map(({ id }) => id),
        member.id,
      )
    : [];
  const of = (challengeId: string) => trials.find(({ challenge_id }) => challenge_id === challengeId);
  return {
    isHeldBack: (challengeId) => of(challengeId) !== undefined && !isLeader && !begun.has(challengeId),
    trialOf(challengeId) {
      const trial = isLeader ? of(challengeId) : undefined;
      if (!trial) return null;
      const rated = ratings.find(({ trial_id }) => trial_id === trial.id);
      return {
        id: trial.id,
        endsAt: new Date(trial.ends_at).toISOString(),
        rating: rated ? { stars: rated.stars, note: rated.note } : null,
      };
    },
  };
}
