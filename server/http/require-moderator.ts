import { Refusal } from './refusal.ts';
import type { Member } from './route.ts';

/** Refuses whoever does not take care of the community. */
export function requireModerator({ isModerator }: Member): void {
  if (!isModerator) throw new Refusal('not_moderator');
}
