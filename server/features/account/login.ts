import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { accountKey } from './account-key.ts';
import { openSession } from './open-session.ts';
import { findUserByLogin } from './queries.ts';
import { tryPassword } from './try-password.ts';

/** Finds the account the password belongs to. */
export async function checkCredentials(db: Db, request: Request<'login'>): Promise<UserRow> {
  const { body } = request;
  const key = accountKey(body.usernameOrEmail);
  const user = await findUserByLogin(db, key);
  const fits = await tryPassword(request, user ?? key, body.password);
  if (!user || !fits) throw new Refusal('wrong_credentials');
  return user;
}

/** Opens the session of the account that was found. */
export async function login(tx: Tx, request: Request<'login'>, user: UserRow): Promise<Answer<'login'>> {
  await markActive(tx, user.id, request.now);
  return openSession(tx, user, request);
}
