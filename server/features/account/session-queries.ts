import { compileOnce } from '#server/db/compile-once.ts';
import type { Db, Tx } from '#server/db/schema.ts';

/** Ends the sessions of a member, all but one where it is named; answers which they were. */
export async function deleteSessions(tx: Tx, userId: number, except = ''): Promise<string[]> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', except)
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Keeps the hash of a new password. */
export const setPassword = async (tx: Tx, userId: number, passwordHash: string): Promise<void> => {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
};

/** Notes that a member is here for the first time; answers whether it was so, and how they were let in. */
export const setFirstSeen = (
  tx: Tx,
  userId: number,
  seenAt: number,
): Promise<{ came_by: string | null } | undefined> =>
  tx
    .updateTable('users')
    .set({ seen_at: seenAt })
    .where('id', '=', userId)
    .where('seen_at', 'is', null)
    .returning('came_by')
    .executeTakeFirst();

/** Notes when a member was last here, unless that is known already. */
export async function setSeen(db: Db, userId: number, seenAt: number): Promise<void> {
  await raiseSeen(db, userId, seenAt);
}

const raiseSeen = compileOnce((db, userId: number, seenAt: number) =>
  db
    .updateTable('users')
    .set({ seen_at: seenAt })
    .where('id', '=', userId)
    .where(({ or, eb }) => or([eb('seen_at', 'is', null), eb('seen_at', '<', seenAt)])),
);
