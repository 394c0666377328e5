import type { Tx, UserRow } from '#server/db/schema.ts';
import type { Services } from '#server/http/route.ts';
import { passwordFits } from './password.ts';
import { findUser } from './queries.ts';

/**
 * Whether a password is that of an account, or of a name that has none. The attempt is counted before the password is
 * tried and given back when it fits or was never tried, so that guesses sent at once are counted too; an account has one count, however it
 * was named and whatever the password is asked for.
 */
export async function tryPassword(
  { address, services: { limiter } }: { address: string; services: Services },
  account: UserRow | string,
  password: string,
): Promise<boolean> {
  const key = typeof account === 'string' ? `name ${account}` : `account ${account.id}`;
  limiter.take('wrongPassword', `${address} ${key}`);
  limiter.take('wrongPasswordAnywhere', key);
  const giveBack = () => {
    limiter.giveBack('wrongPassword', `${address} ${key}`);
    limiter.giveBack('wrongPasswordAnywhere', key);
  };
  const stored = typeof account === 'string' ? undefined : account.password_hash;
  const fits = await passwordFits(password, stored).catch((untried) => {
    giveBack();
    throw untried;
  });
  if (fits) giveBack();
  return fits;
}

/**
 * Whether an account still has the password that was tried before the transaction began: whoever changes it ends what was
 * opened with the old one, also what is on its way. The member must be held.
 */
export const hasSamePassword = async (tx: Tx, { id, password_hash }: UserRow): Promise<boolean> =>
  (await findUser(tx, id))?.password_hash === password_hash;
