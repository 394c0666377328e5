import type { Db } from '#server/db/schema.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findAcquaintances, hasCard } from './pair-queries.ts';

/**
 * Whether somebody of the community besides the mentor knows the one who was helped, so that it is no second account of the
 * mentor's: the network says so, or who made a card for them, or, of whom it has not seen yet, one of those they met.
 */
export async function isNeighbour(
  db: Db,
  network: SeenNetwork,
  { mentorId, learnerId }: { mentorId: number; learnerId: number },
): Promise<boolean> {
  if (!isOwnCircle(network, mentorId, learnerId) || (await hasCard(db, learnerId))) return true;
  if (network.find(learnerId)) return false;
  const met = await findAcquaintances(db, learnerId);
  return met.some((id) => id !== mentorId && !isOwnCircle(network, mentorId, id));
}
