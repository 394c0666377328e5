import type { Db, NewUser, Tx, UserRow } from '#server/db/schema.ts';
import { addToCounters } from '#server/ledger/counters.ts';

/** Adds the account, with a standing of zeros, unless its name or its email is taken; nothing is answered then. */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow | undefined> {
  const added = await tx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) return undefined;
  await tx.insertInto('standings').values({ user_id: added.id }).execute();
  await addToCounters(tx, added.id, [{ name: 'members', by: 1 }]);
  return added;
}

/** Whether some account has this name. */
export const usernameExists = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('username_key', '=', key).executeTakeFirst()) !==
  undefined;

/** The account with this name or, where the text is an email, this email. */
export const findUserByLogin = (db: Db, key: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(key.includes('@') ? 'email_key' : 'username_key', '=', key)
    .executeTakeFirst();

/** The account with this id. */
export const findUser = (db: Db, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Keeps a session and drops those that are over, whoever's they were. */
export async function insertSession(
  tx: Tx,
  session: { tokenHash: string; userId: number; now: number; expiresAt: number },
): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', session.now).execute();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Whose session this is, if it is not over. */
export const findSession = (
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ id: number; username: string } | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.username'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();

/** Ends a session. */
export const deleteSession = async (tx: Tx, tokenHash: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
};
