import { networkModel } from '#core/progress/network-model.ts';
import type { SeenNetwork } from './network.ts';

/**
 * Whether somebody stands apart from the community, as its network was seen last: nobody who belongs to it ever agreed to
 * meet them. Among few, and before the first look, nobody does.
 */
export function isStranger({ find, established }: SeenNetwork, userId: number): boolean {
  const place = find(userId);
  if (place?.isOfBody && !place.isDamped) return false;
  return established >= networkModel.known.fewest;
}
