import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { isStillMeant } from '#server/features/care/let-in-queries.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import {
  deleteHelpRequest,
  endRecoveries,
  findRecovery,
  type RecoveryRow,
  spendRecovery,
} from '#server/features/care/recovery-queries.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { gainSay } from '#server/ledger/gain-say.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notify } from '#server/live/notices.ts';
import { hourOf } from './note-seen.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { findUser } from './queries.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { deleteSessions, setFirstSeen, setPassword } from './session-queries.ts';
import { hasSamePassword, tryPassword } from './try-password.ts';

interface Prepared {
  recovery: RecoveryRow & { user_id: number };
  passwordHash?: string;
  /** The account whose password was given, where the code has set this very one before. */
  tried?: UserRow;
}

/**
 * Finds what the code is for, and does the slow part: only for a code that is worth it. The answer to the first time may have
 * been lost on the way: who knows the password that was set then comes in with the same code, as by signing in.
 */
export async function prepareRecovery(db: Db, request: Request<'recover'>): Promise<Prepared> {
  const { body, now } = request;
  const found = await countGuess(request, () => findRecovery(db, body.code));
  if (!found || found.user_id === null || found.expires_at <= now) throw new Refusal('code_invalid');
  const recovery = { ...found, user_id: found.user_id };
  const user = await findUser(db, found.user_id);
  refuseSuspended(user);
  if (found.used_at === null)
    return { recovery, passwordHash: await hashPassword(body.password, request.services) };
  if (!user || !(await tryPassword(request, user, body.password))) throw new Refusal('code_invalid');
  return { recovery, tried: user };
}

/** Sets the new password and signs in; every other session ends, and it is written down who made the code. */
export async function recover(
  tx: Tx,
  request: Request<'recover'>,
  { recovery, passwordHash, tried }: Prepared,
): Promise<Answer<'recover'>> {
  const { now } = request;
  const { user_id: userId } = recovery;
  await markActive(tx, userId, now);
  if (passwordHash !== undefined && !(await spendRecovery(tx, recovery, now)))
    throw new Refusal('code_invalid');
  const user = await findUser(tx, userId);
  if (!user || (tried && !(await hasSamePassword(tx, tried)))) throw new Refusal('code_invalid');
  refuseSuspended(user);
  if (passwordHash !== undefined) await changePassword(tx, request, { user, recovery, passwordHash });
  // Who uses the card has a say from now on.
  if ((await setFirstSeen(tx, userId, hourOf(now)))?.came_by) await gainSay(tx, userId);
  return { ...(await openSession(tx, user, request)), isFirstVisit: recovery.kind === 'card' };
}

/** Sets the new password, if the code is meant still: every session ends, and so does every other way in. */
async function changePassword(
  tx: Tx,
  { now, announce }: Request<'recover'>,
  { user, recovery, passwordHash }: { user: UserRow; recovery: RecoveryRow; passwordHash: string },
): Promise<void> {
  const { id: userId } = user;
  const { made_by: carerId } = recovery;
  if (!(await isStillMeant(tx, recovery, user))) throw new Refusal('code_invalid');
  await setPassword(tx, userId, passwordHash);
  await endRecoveries(tx, userId, now);
  await deleteHelpRequest(tx, userId);
  for (const sessionHash of await deleteSessions(tx, userId)) {
    announce({ type: 'session-over', sessionHash }, [userId]);
  }
  await insertCare(
    tx,
    { action: 'recovery_used', carerId, communityId: user.community_id, personId: userId },
    now,
  );
  notify(tx, {
    userId,
    kind: 'recovery_used',
    foldKey: 'recovery',
    actorId: carerId,
    about: '',
    path: '/account',
  });
}
