import { networkModel } from '#core/progress/network-model.ts';
import type { SeenNetwork } from './network.ts';

/**
 * Whether somebody stands apart from the community, as its network was seen last: nobody who belongs to it ever agreed to
 * meet them. Among few, and before the first look, nobody does.
 */
export function isStranger({ snapshot, find }: SeenNetwork, userId: number): boolean {
  const place = find(userId);
  if (place?.isOfBody && !place.isDamped) return false;
  const established = snapshot?.people.filter(({ isNew }) => !isNew) ?? [];
  return established.length >= networkModel.known.fewest;
}
