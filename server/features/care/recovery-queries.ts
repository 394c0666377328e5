import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { RecoveriesTable } from '#server/db/tables/care.ts';

export type RecoveryRow = Selectable<RecoveriesTable>;

/** How many rows that are over go with each one that comes. */
const swept = 4;

/** What the database keeps of a code. */
const hashCode = (code: string): string => createHash('sha256').update(`code ${code}`).digest('base64url');

/** Keeps a one-use code by its hash; some that are over go. */
export async function insertRecovery(
  tx: Tx,
  { code, ...recovery }: { code: string } & Omit<RecoveryRow, 'code_hash' | 'used_at'>,
): Promise<void> {
  const over = tx
    .selectFrom('recoveries')
    .select('code_hash')
    .where('expires_at', '<=', recovery.created_at)
    .orderBy('expires_at')
    .limit(swept);
  await tx.deleteFrom('recoveries').where('code_hash', 'in', over).execute();
  await tx
    .insertInto('recoveries')
    .values({ ...recovery, code_hash: hashCode(code), used_at: null })
    .execute();
}

/** What a code was made for, used or not. */
export const findRecovery = (db: Db, code: string): Promise<RecoveryRow | undefined> =>
  db.selectFrom('recoveries').selectAll().where('code_hash', '=', hashCode(code)).executeTakeFirst();

/** Uses a code, once; false where somebody was faster or it is over. */
export async function spendRecovery(tx: Tx, { code_hash }: RecoveryRow, now: number): Promise<boolean> {
  const used = await tx
    .updateTable('recoveries')
    .set({ used_at: now })
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends every code with which somebody could still set this person's password. */
export async function endRecoveries(tx: Tx, userId: number, now: number): Promise<void> {
  await tx
    .updateTable('recoveries')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Forgets the ways back in that somebody made for others, whose account goes; cards wait on. */
export const deleteRecoveriesBy = async (tx: Tx, carerId: number): Promise<void> => {
  await tx
    .deleteFrom('recoveries')
    .where('made_by', '=', carerId)
    .where('kind', '=', 'recovery')
    .where('used_at', 'is', null)
    .execute();
};

/** Those of these people who live in the community and have a card that they did not use. */
export const findUnused = (db: Db, { communityId }: Scope, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.username'])
    .where('users.id', 'in', ids)
    .where('users.community_id', '=', communityId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('recoveries')
          .select('code_hash')
          .whereRef('recoveries.user_id', '=', 'users.id')
          .where('recoveries.kind', '=', 'card')
          .where('recoveries.used_at', 'is', null),
      ),
    )
    .execute();

/** Notes that somebody with this name or email asks for help to come in; where there is nobody, nothing is noted. */
export async function insertHelpRequest(tx: Tx, loginKey: string, now: number): Promise<void> {
  const asking = tx
    .selectFrom('users')
    .select(['id', sql<number>`cast(${now} as bigint)`.as('asked_at')])
    .where(loginKey.includes('@') ? 'email_key' : 'username_key', '=', loginKey);
  await tx
    .insertInto('help_requests')
    .columns(['user_id', 'asked_at'])
    .expression(asking)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Whoever is in again needs no help any more. */
export const deleteHelpRequest = async (tx: Tx, userId: number): Promise<void> => {
  await tx.deleteFrom('help_requests').where('user_id', '=', userId).execute();
};
