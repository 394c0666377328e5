import type { Db } from '#server/db/schema.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findCardMakers } from '#server/network/queries.ts';
import { findAcquaintances } from './pair-queries.ts';

/**
 * Whether somebody of the community besides the mentor knows the one who was helped, so that it is no second account of the
 * mentor's: the network says so, or who made a card for them, or, of whom it has not seen yet or the mentor made the card
 * for, one of those they met.
 */
export async function isNeighbour(
  db: Db,
  network: SeenNetwork,
  { mentorId, learnerId }: { mentorId: number; learnerId: number },
): Promise<boolean> {
  const met = await findAcquaintances(db, learnerId);
  const makers = await findCardMakers(db, [learnerId, ...met]);
  const isOfMentor = (id: number): boolean => id === mentorId || makers.get(id) === mentorId;
  if (!isOfMentor(learnerId)) {
    if (makers.has(learnerId) || !isOwnCircle(network, mentorId, learnerId)) return true;
    if (network.find(learnerId)) return false;
  }
  return met.some((id) => !isOfMentor(id) && !isOwnCircle(network, mentorId, id));
}
