import type { Db } from '#server/db/schema.ts';
import { ofSomebody } from '#server/http/refusal.ts';
import {
  type Member,
  type Route,
  read,
  type Services,
  withNetwork,
  write,
  writeAfter,
} from '#server/http/route.ts';
import { doOnce } from '#server/http/write-once.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { askForHelp } from './ask-for-help.ts';
import { becomeFirst, findFirstCode } from './become-first.ts';
import { confirmPassword, deleteAccount } from './delete-account.ts';
import { checkCredentials, login } from './login.ts';
import { makeCards, prepareCards, remakeCards } from './make-cards.ts';
import { noteSeen } from './note-seen.ts';
import { toUser } from './open-session.ts';
import { deleteSession, findSession, findShownUser } from './queries.ts';
import { exportAccount, readAccount } from './read-account.ts';
import { prepareRecovery, recover } from './recover.ts';
import { prepareRegistration, register } from './register.ts';
import { deleteSessions } from './session-queries.ts';
import { hashToken } from './session-token.ts';
import { prepareUpdate, updateAccount } from './update-account.ts';

/** Accounts and sessions, and the member's own page. */
export const accountRoutes: readonly Route[] = [
  writeAfter('register', prepareRegistration, register),
  writeAfter('login', checkCredentials, login),
  write('logout', async (tx, { member: { id, sessionHash }, announce }) => {
    await deleteSession(tx, sessionHash);
    announce({ type: 'session-over', sessionHash }, [id]);
    return { ok: true };
  }),
  write('logoutEverywhere', async (tx, { member: { id }, announce }) => {
    await lockMembers(tx, [id]);
    for (const sessionHash of await deleteSessions(tx, id))
      announce({ type: 'session-over', sessionHash }, [id]);
    return { ok: true };
  }),
  writeAfter('recover', prepareRecovery, recover),
  writeAfter('becomeFirst', findFirstCode, becomeFirst),
  writeAfter('makeCards', prepareCards, (tx, request, prepared) =>
    doOnce(tx, 'makeCards', request, {
      first: () => makeCards(tx, request, prepared),
      keep: (cards) => cards.map(({ id }) => id),
      again: (ids) => remakeCards(tx, request, ids as number[]),
    }),
  ),
  write('askForHelp', askForHelp),
  read('me', async (db, { member }) => toUser(db, ofSomebody(await findShownUser(db, member.id)))),
  read('account', (db, { member, services }) => readAccount(db, member.id, services)),
  read('accountExport', (db, { member, now, services }) => exportAccount(db, member.id, now, services)),
  withNetwork(writeAfter('updateAccount', prepareUpdate, updateAccount)),
  writeAfter('deleteAccount', confirmPassword, deleteAccount),
];

/** Who holds a token that is neither expired nor revoked. */
export async function authenticate(db: Db, token: string, { clock }: Services): Promise<Member | undefined> {
  const sessionHash = hashToken(token);
  const now = clock();
  const found = await findSession(db, sessionHash, now);
  if (!found) return undefined;
  noteSeen(db, found, now);
  const { id, username, communityId, role } = found;
  return { id, username, communityId, role: role ?? 'member', sessionHash };
}
