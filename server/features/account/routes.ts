import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Member, type Route, read, type Services, write, writeAfter } from '#server/http/route.ts';
import { confirmPassword, deleteAccount } from './delete-account.ts';
import { checkCredentials, login } from './login.ts';
import { refuseMisleading } from './name-fault.ts';
import { toUser } from './open-session.ts';
import { deleteSession, findSession, findUser, setFullName, setHidden } from './queries.ts';
import { exportAccount, readAccount } from './read-account.ts';
import { prepareRegistration, register } from './register.ts';
import { hashToken } from './session-token.ts';

/** Accounts and sessions, and the member's own page. */
export const accountRoutes: readonly Route[] = [
  writeAfter('register', prepareRegistration, register),
  writeAfter('login', checkCredentials, login),
  write('logout', async (tx, { member: { id, sessionHash }, announce }) => {
    await deleteSession(tx, sessionHash);
    announce({ type: 'session-over', sessionHash }, [id]);
    return { ok: true };
  }),
  read('me', async (db, { member }) => {
    const user = await findUser(db, member.id);
    if (!user) throw new Refusal('signed_out');
    return toUser(db, user);
  }),
  read('account', (db, { member, services }) => readAccount(db, member.id, services)),
  read('accountExport', (db, { member, now, services }) => exportAccount(db, member.id, now, services)),
  write('updateAccount', async (tx, { member, body: { fullName, hideFromRanking }, now, services }) => {
    if (fullName) refuseMisleading(fullName);
    if (fullName !== undefined) await setFullName(tx, member.id, fullName === '' ? null : fullName);
    if (hideFromRanking !== undefined) await setHidden(tx, member.id, hideFromRanking ? now : null);
    return readAccount(tx, member.id, services);
  }),
  writeAfter('deleteAccount', confirmPassword, deleteAccount),
];

/** Who holds a token that is neither expired nor revoked. */
export async function authenticate(db: Db, token: string, { clock }: Services): Promise<Member | undefined> {
  const sessionHash = hashToken(token);
  const found = await findSession(db, sessionHash, clock());
  if (!found) return undefined;
  return { ...found, role: found.role ?? 'member', sessionHash };
}
