import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { endRecoveries } from '#server/features/care/recovery-queries.ts';
import { ofSomebody, Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { accountKey, otherLooks, restingHashes } from './account-key.ts';
import { refuseMisleading } from './name-fault.ts';
import { hashPassword } from './password.ts';
import {
  findResting,
  findUser,
  isNameOfAnother,
  setEmail,
  setFullName,
  setHidden,
  setPreferences,
} from './queries.ts';
import { readAccount } from './read-account.ts';
import { deleteSessions, setPassword } from './session-queries.ts';
import { hasSamePassword, tryPasswords } from './try-password.ts';

/** What was done before the transaction. */
interface Prepared {
  /** The account whose password was given, where one is needed. */
  confirmed?: UserRow;
  /** The hash of the new one. */
  passwordHash?: string;
}

/** Checks the present password where it is needed, and does the slow part of a new one. */
export async function prepareUpdate(db: Db, request: Request<'updateAccount'>): Promise<Prepared> {
  const { password = '', newPassword, email } = request.body;
  if (newPassword === undefined && email === undefined) return {};
  const user = ofSomebody(await findUser(db, request.member.id));
  // The change may have been made already, and its answer lost: then the new password is the present one.
  const fitting = await tryPasswords(request, user, [password, ...(newPassword ? [newPassword] : [])]);
  if (fitting === undefined) throw new Refusal('wrong_password');
  if (newPassword === undefined || fitting !== password) return { confirmed: user };
  return { confirmed: user, passwordHash: await hashPassword(newPassword, request.services) };
}

/** Changes what was given of one's own account. */
export async function updateAccount(
  tx: Tx,
  request: Request<'updateAccount'>,
  { confirmed, passwordHash }: Prepared,
): Promise<Answer<'updateAccount'>> {
  const { member, body, now, services } = request;
  const { fullName, hideFromRanking, preferences, email } = body;
  if (confirmed) await refuseChanged(tx, confirmed);
  if (fullName !== undefined) await changeFullName(tx, member.id, fullName);
  if (hideFromRanking !== undefined) await setHidden(tx, member.id, hideFromRanking ? now : null);
  if (preferences) await setPreferences(tx, member.id, preferences);
  if (email !== undefined) await changeEmail(tx, request, email);
  if (passwordHash !== undefined) await changePassword(tx, request, passwordHash);
  return readAccount(tx, member.id, services);
}

/** Another name to be shown by; where it stands alone, it must be nobody else's account. What is the name already may stay. */
async function changeFullName(tx: Tx, id: number, fullName: string): Promise<void> {
  const user = await findUser(tx, id);
  if (fullName === (user?.full_name ?? '')) return;
  if (fullName !== '') {
    refuseMisleading(fullName);
    const name = { key: accountKey(fullName), looks: otherLooks(fullName) };
    if (await isNameOfAnother(tx, id, name)) throw new Refusal('full_name_taken');
  }
  await setFullName(tx, id, fullName === '' ? null : fullName);
}

/** Holds the member, and refuses a password that is another by now: somebody was let back in at this moment. */
async function refuseChanged(tx: Tx, confirmed: UserRow): Promise<void> {
  await lockMembers(tx, [confirmed.id]);
  if (!(await hasSamePassword(tx, confirmed))) throw new Refusal('wrong_password');
}

/** Another email to sign in with; one that somebody has, or gave up a short while ago, is taken. */
async function changeEmail(tx: Tx, { member, now }: Request<'updateAccount'>, email: string): Promise<void> {
  const user = ofSomebody(await findUser(tx, member.id));
  const changed = { email, email_key: accountKey(email) };
  const rested = restingHashes({ ...user, ...changed }).email;
  const isResting = (await findResting(tx, [rested], now)).has(rested);
  if (isResting || !(await setEmail(tx, member.id, changed))) throw new Refusal('email_taken');
}

/** Whoever knew the old password is out: the other sessions end, and so does every way to set another. */
async function changePassword(
  tx: Tx,
  { member: { id, sessionHash }, now, announce }: Request<'updateAccount'>,
  passwordHash: string,
): Promise<void> {
  await setPassword(tx, id, passwordHash);
  await endRecoveries(tx, id, now);
  for (const ended of await deleteSessions(tx, id, sessionHash)) {
    announce({ type: 'session-over', sessionHash: ended }, [id]);
  }
}
