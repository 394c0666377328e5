import type { UserRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Refuses whoever was suspended, with the reason that was given. */
export function refuseSuspended(user: Pick<UserRow, 'suspended_at' | 'suspended_for'> | undefined): void {
  if (user && user.suspended_at !== null) {
    throw new Refusal('suspended', { reason: user.suspended_for ?? '' });
  }
}
