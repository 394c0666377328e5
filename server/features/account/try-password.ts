import type { Tx, UserRow } from '#server/db/schema.ts';
import type { Services } from '#server/http/route.ts';
import { passwordFits } from './password.ts';
import { findUser } from './queries.ts';

interface Caller {
  address: string;
  services: Services;
}

/** Whether a password is that of an account, or of a name that has none. */
export const tryPassword = async (
  caller: Caller,
  account: UserRow | string,
  password: string,
): Promise<boolean> => (await tryPasswords(caller, account, [password])) !== undefined;

/**
 * Which of some passwords is that of an account, each of them an attempt: whoever sent two in one go would have twice as many
 * guesses. It is counted before a password is tried and given back when it fits or was not tried, so that guesses
 * sent at once are counted too; an account has one count, however it was named and whatever the password is asked for.
 */
export async function tryPasswords(
  { address, services }: Caller,
  account: UserRow | string,
  passwords: readonly string[],
): Promise<string | undefined> {
  const { limiter } = services;
  const key = typeof account === 'string' ? `name ${account}` : `account ${account.id}`;
  const giveBack = () => {
    limiter.giveBack('wrongPassword', `${address} ${key}`);
    limiter.giveBack('wrongPasswordAnywhere', key);
  };
  const stored = typeof account === 'string' ? undefined : account.password_hash;
  for (const password of passwords) {
    limiter.take('wrongPassword', `${address} ${key}`);
    limiter.take('wrongPasswordAnywhere', key);
    const fits = await passwordFits(password, stored, services).catch((untried) => {
      giveBack();
      throw untried;
    });
    if (!fits) continue;
    giveBack();
    return password;
  }
  return undefined;
}

/**
 * Whether an account still has the password that was tried before the transaction began: whoever changes it ends what was
 * opened with the old one, also what is on its way. The member must be held.
 */
export const hasSamePassword = async (tx: Tx, { id, password_hash }: UserRow): Promise<boolean> =>
  (await findUser(tx, id))?.password_hash === password_hash;
