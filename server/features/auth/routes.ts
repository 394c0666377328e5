import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Member, type Route, read, write, writeAfter } from '#server/http/route.ts';
import { checkCredentials, login } from './login.ts';
import { toUser } from './open-session.ts';
import { deleteSession, findSession, findUser } from './queries.ts';
import { prepareRegistration, register } from './register.ts';
import { hashToken } from './session-token.ts';

/** Accounts and sessions. */
export const authRoutes: readonly Route[] = [
  writeAfter('register', prepareRegistration, register),
  writeAfter('login', checkCredentials, login),
  write('logout', async (tx, { member }) => {
    await deleteSession(tx, member.sessionHash);
    return { ok: true };
  }),
  read('me', async (db, { member, services }) => {
    const user = await findUser(db, member.id);
    if (!user) throw new Refusal('signed_out');
    return toUser(db, user, services);
  }),
];

/** Who holds a token that is neither expired nor revoked. */
export async function authenticate(db: Db, token: string, now: number): Promise<Member | undefined> {
  const sessionHash = hashToken(token);
  const found = await findSession(db, sessionHash, now);
  return found && { ...found, sessionHash };
}
