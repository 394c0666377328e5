import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { accountKey } from './account-key.ts';
import { openSession } from './open-session.ts';
import { passwordFits } from './password.ts';
import { findUserByLogin } from './queries.ts';

/**
 * Finds the account the password belongs to. The attempt is counted before the password is tried and given back
 * when it fits or was never tried, so that guesses sent at once are counted too.
 */
export async function checkCredentials(db: Db, request: Request<'login'>): Promise<UserRow> {
  const { body, address, services } = request;
  const key = accountKey(body.usernameOrEmail);
  services.limiter.take('wrongPassword', `${address} ${key}`);
  services.limiter.take('wrongPasswordAnywhere', key);
  const giveBack = () => {
    services.limiter.giveBack('wrongPassword', `${address} ${key}`);
    services.limiter.giveBack('wrongPasswordAnywhere', key);
  };
  const user = await findUserByLogin(db, key);
  const fits = await passwordFits(body.password, user?.password_hash).catch((untried) => {
    giveBack();
    throw untried;
  });
  if (!user || !fits) throw new Refusal('wrong_credentials');
  giveBack();
  return user;
}

/** Opens the session of the account that was found. */
export async function login(tx: Tx, request: Request<'login'>, user: UserRow): Promise<Answer<'login'>> {
  await markActive(tx, user.id, request.now);
  return openSession(tx, user, request);
}
