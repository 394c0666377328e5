import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { endRecoveries } from '#server/features/care/recovery-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { refuseMisleading } from './name-fault.ts';
import { hashPassword } from './password.ts';
import { findUser, setFullName, setHidden, setPreferences } from './queries.ts';
import { readAccount } from './read-account.ts';
import { deleteSessions, setPassword } from './session-queries.ts';
import { tryPassword } from './try-password.ts';

/** Checks the present password and does the slow part of a new one, where one is wanted. */
export async function prepareUpdate(db: Db, request: Request<'updateAccount'>): Promise<string | undefined> {
  const { password = '', newPassword } = request.body;
  if (newPassword === undefined) return undefined;
  const user = await findUser(db, request.member.id);
  if (!user) throw new Refusal('signed_out');
  if (!(await tryPassword(request, user, password))) throw new Refusal('wrong_password');
  return hashPassword(newPassword);
}

/** Changes what was given of one's own account. */
export async function updateAccount(
  tx: Tx,
  request: Request<'updateAccount'>,
  passwordHash: string | undefined,
): Promise<Answer<'updateAccount'>> {
  const { member, body, now, services } = request;
  const { fullName, hideFromRanking, preferences } = body;
  if (fullName) refuseMisleading(fullName);
  if (fullName !== undefined) await setFullName(tx, member.id, fullName === '' ? null : fullName);
  if (hideFromRanking !== undefined) await setHidden(tx, member.id, hideFromRanking ? now : null);
  if (preferences) await setPreferences(tx, member.id, preferences);
  if (passwordHash !== undefined) await changePassword(tx, request, passwordHash);
  return readAccount(tx, member.id, services);
}

/** Whoever knew the old password is out: the other sessions end, and so does every way to set another. */
async function changePassword(
  tx: Tx,
  { member: { id, sessionHash }, now, announce }: Request<'updateAccount'>,
  passwordHash: string,
): Promise<void> {
  await lockMembers(tx, [id]);
  await setPassword(tx, id, passwordHash);
  await endRecoveries(tx, id, now);
  for (const ended of await deleteSessions(tx, id, sessionHash)) {
    announce({ type: 'session-over', sessionHash: ended }, [id]);
  }
}
