import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { accountKey, restingHashes } from './account-key.ts';
import { refuseMisleading } from './name-fault.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { findResting, insertUser, usernameExists } from './queries.ts';

/** The slow part of a registration, done before the transaction opens. */
export async function prepareRegistration(_db: Db, { body }: Request<'register'>): Promise<string> {
  refuseMisleading(body.username);
  return hashPassword(body.password);
}

/**
 * Creates the account and signs it in; the unique keys decide between two who want the same name at once, and
 * a name that somebody gave up rests for a while.
 */
export async function register(
  tx: Tx,
  request: Request<'register'>,
  passwordHash: string,
): Promise<Answer<'register'>> {
  const { username, email } = request.body;
  const usernameKey = accountKey(username);
  const user = await insertUser(tx, {
    username,
    username_key: usernameKey,
    email,
    email_key: accountKey(email),
    password_hash: passwordHash,
    created_at: request.now,
  });
  if (!user) throw new Refusal((await usernameExists(tx, usernameKey)) ? 'username_taken' : 'email_taken');
  const rested = restingHashes(user);
  const resting = await findResting(tx, Object.values(rested), request.now);
  if (resting.has(rested.username)) throw new Refusal('username_taken');
  if (resting.has(rested.email)) throw new Refusal('email_taken');
  return openSession(tx, user, request);
}
