import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Services } from '#server/http/route.ts';
import { readFacts } from './facts.ts';
import { isLeader, mayLead } from './leadership.ts';
import { findStanding } from './standing.ts';

/**
 * Whether somebody is identified as a leader at this moment: by the rule of the four types, and by a network that has seen
 * them among others. Whoever it has not seen yet waits for it: by then it knows whether those around are somebody's own.
 */
export async function leads(db: Db, { network }: Services, userId: number, scope: Scope): Promise<boolean> {
  const place = (await network.of(scope)).find(userId);
  if (!place || !mayLead(place)) return false;
  return isLeader(await readFacts(db, await findStanding(db, userId)), place);
}
