import type { Answer } from '#core/contract/index.ts';
import { nameSkeleton } from '#server/db/name-skeleton.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { accountKey, restingHashes } from './account-key.ts';
import { refuseMisleading } from './name-fault.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { findResting, insertUser, lookExists, usernameExists } from './queries.ts';

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
  const skeleton = nameSkeleton(username);
  // A one within a word is read as an l, which the unique key holds, or as an i.
  const withI = nameSkeleton(username.replaceAll(/(?<=\p{L})1(?=\p{L})/gu, 'i'));
  if (withI !== skeleton && (await lookExists(tx, withI))) throw new Refusal('username_taken');
  const user = await insertUser(tx, {
    username,
    username_key: usernameKey,
    username_skeleton: skeleton,
    email,
    email_key: accountKey(email),
    password_hash: passwordHash,
    created_at: request.now,
  });
  if (!user) {
    const isTaken = (await usernameExists(tx, usernameKey)) || (await lookExists(tx, skeleton));
    throw new Refusal(isTaken ? 'username_taken' : 'email_taken');
  }
  const rested = restingHashes(user);
  const resting = await findResting(tx, Object.values(rested), request.now);
  if (resting.has(rested.username) || resting.has(rested.look)) throw new Refusal('username_taken');
  if (resting.has(rested.email)) throw new Refusal('email_taken');
  return openSession(tx, user, request);
}
