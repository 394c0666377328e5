import type { Practised } from '#core/practice/ladder.ts';
import type { Db, Tx } from '#server/db/schema.ts';

/** All that a member has to practise or has learned; there are never more than the content has. */
export async function findPractice(db: Db, userId: number): Promise<Practised[]> {
  const rows = await db
    .selectFrom('practice')
    .select(['item', 'step', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('item')
    .execute();
  return rows.map(({ item, step, answered_at: at }) => ({ item, step, at }));
}

/** Writes what is later than what stands there, each thing once; two devices at once end alike in either order. */
export async function keepLatest(tx: Tx, userId: number, known: readonly Practised[]): Promise<void> {
  if (known.length === 0) return;
  const rows = known.map(({ item, step, at }) => ({ user_id: userId, item, step, answered_at: at }));
  await tx
    .insertInto('practice')
    // In one order, so that two calls of a member wait for each other and never both.
    .values(rows.sort((one, other) => one.item.localeCompare(other.item)))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item'])
        .doUpdateSet(({ ref }) => ({ step: ref('excluded.step'), answered_at: ref('excluded.answered_at') }))
        .where(({ and, eb, or, ref }) =>
          or([
            eb('practice.answered_at', '<', ref('excluded.answered_at')),
            and([
              eb('practice.answered_at', '=', ref('excluded.answered_at')),
              eb('practice.step', '>', ref('excluded.step')),
            ]),
          ]),
        ),
    )
    .execute();
}
