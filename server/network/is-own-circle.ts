import { isStranger } from './is-stranger.ts';
import type { SeenNetwork } from './loaded-networks.ts';

/**
 * Whether somebody, for all that the community knows, may be a second account of this member: nobody of it has met them,
 * or they know it through the member, or both through the same one person, or through the member and one other. Among few
 * nobody is.
 */
export function isOwnCircle(network: SeenNetwork, memberId: number, otherId: number): boolean {
  if (isStranger(network, otherId)) return true;
  const member = network.find(memberId);
  if (member?.beside.includes(otherId)) return true;
  const anchor = network.find(otherId)?.anchor ?? otherId;
  return anchor !== otherId && (anchor === memberId || anchor === member?.anchor);
}
