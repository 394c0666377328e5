import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { deleteHelpRequest } from '#server/features/care/recovery-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { accountKey } from './account-key.ts';
import { openSession } from './open-session.ts';
import { findUser, findUserByLogin } from './queries.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { hasSamePassword, tryPassword } from './try-password.ts';

/** Finds the account the password belongs to. */
export async function checkCredentials(db: Db, request: Request<'login'>): Promise<UserRow> {
  const { body } = request;
  const key = accountKey(body.usernameOrEmail);
  const user = await findUserByLogin(db, key);
  const fits = await tryPassword(request, user ?? key, body.password);
  if (!user || !fits) throw new Refusal('wrong_credentials');
  refuseSuspended(user);
  return user;
}

/** Opens the session of the account that was found. */
export async function login(tx: Tx, request: Request<'login'>, user: UserRow): Promise<Answer<'login'>> {
  await markActive(tx, user.id, request.now);
  // Read again, now that the member is held: a suspension of this moment holds.
  refuseSuspended(await findUser(tx, user.id));
  if (!(await hasSamePassword(tx, user))) throw new Refusal('wrong_credentials');
  await deleteHelpRequest(tx, user.id);
  return openSession(tx, user, request);
}
