import { networkModel } from '#core/network/model.ts';
import type { SeenNetwork } from './loaded-networks.ts';

/**
 * Whether somebody stands apart from the community, as its network was seen last: nobody who belongs to it ever agreed to
 * meet them. Among few, and before the first look, nobody does.
 */
export function isStranger(network: SeenNetwork, userId: number): boolean {
  const place = network.find(userId);
  if (place?.isOfBody && !place.isDamped) return false;
  return hasStrangers(network);
}

/** Whether somebody may stand apart at all. */
export const hasStrangers = ({ established }: SeenNetwork): boolean =>
  established >= networkModel.known.fewest;
