import { resultWords } from '#core/content/weekly-goal.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Announce } from '#server/http/route.ts';
import { readWeek } from '#server/ledger/weekly-acts.ts';
import { notifyAll } from '#server/live/notices.ts';
import { findUntold, setTold } from './queries.ts';

/**
 * Tells everyone of a community how the weeks before this one ended. Whoever comes first does, and nobody after: of two
 * processes one finds it told. A week in which nothing happened, or that ended long ago, is closed without a word.
 */
export async function tellWeeks(
  tx: Tx,
  scope: Scope,
  { week, now, announce }: { week: number; now: number; announce: Announce },
): Promise<void> {
  for (const goal of await findUntold(tx, scope, week)) {
    const reached = await readWeek(tx, scope, goal.kind, goal.week);
    const isFirst = await setTold(tx, goal, reached, now);
    if (!isFirst || reached === 0 || goal.week < week - 1) continue;
    notifyAll(tx, {
      communityId: scope.communityId,
      actorId: null,
      text: resultWords({ ...goal, reached }),
      kind: 'week_told',
      path: '/community',
    });
    announce({ type: 'notices' }, scope);
  }
}
