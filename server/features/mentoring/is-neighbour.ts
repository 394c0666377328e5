import type { Db } from '#server/db/schema.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findCardMakers } from '#server/network/queries.ts';
import { findAcquaintances } from './pair-queries.ts';

/**
 * Whether somebody of the community besides the mentor knows the one who was helped, so that it is no second account of the
 * mentor's: the network says so or, of whom it has not seen yet, one of those they met. A card is not enough: whoever made
 * it may be the mentor under another name, so that somebody besides the two must have met who came by it.
 */
export async function isNeighbour(
  db: Db,
  network: SeenNetwork,
  { mentorId, learnerId }: { mentorId: number; learnerId: number },
): Promise<boolean> {
  const met = await findAcquaintances(db, learnerId);
  const makers = await findCardMakers(db, [learnerId, ...met]);
  const maker = makers.get(learnerId);
  if (maker === undefined) {
    if (!isOwnCircle(network, mentorId, learnerId)) return true;
    if (network.find(learnerId)) return false;
  }
  const isOfPair = (id: number): boolean =>
    id === mentorId || id === maker || [mentorId, maker].includes(makers.get(id) ?? 0);
  return met.some((id) => !isOfPair(id) && !isOwnCircle(network, mentorId, id));
}
