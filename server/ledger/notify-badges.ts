import type { Badge } from '#core/progress/badges.ts';
import type { Tx } from '#server/db/schema.ts';
import { notify } from '#server/live/notices.ts';

/** Tells a member of badges that came by what somebody else did: whoever acts is told by the answer. */
export function notifyBadges(tx: Tx, userId: number, badges: readonly Badge[]): void {
  for (const { id, name } of badges)
    notify(tx, {
      userId,
      kind: 'badge',
      foldKey: `badge:${id}`,
      actorId: null,
      about: name,
      path: '/account',
    });
}
