import type { Answer } from '#core/contract/index.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { findCommunity } from '#server/features/care/community-queries.ts';
import { findInvite, spendInvite } from '#server/features/care/invite-queries.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { findCall, insertCall } from '#server/ledger/kept-calls.ts';
import { accountKey, namesOf, otherLooks, restingHashes, restingLook } from './account-key.ts';
import { refuseMisleading } from './name-fault.ts';
import { hourOf } from './note-seen.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { findResting, findUserByLogin, insertUser, lookExists, usernameExists } from './queries.ts';
import { refuseSuspended } from './refuse-suspended.ts';
import { tryPassword } from './try-password.ts';

/** What is known before the transaction opens: the account that an earlier try has made, or the new one's password. */
type Prepared = { known: UserRow } | { passwordHash: string };

/** The slow part of a registration, done before the transaction opens, and only for whoever may come in. */
export async function prepareRegistration(db: Db, request: Request<'register'>): Promise<Prepared> {
  const { username, password, invite } = request.body;
  refuseMisleading(username);
  const known = await findMade(db, request);
  if (known) return { known };
  if (invite === undefined) await refuseUninvited(db);
  else if (!(await countGuess(request, () => findInvite(db, invite)))) throw new Refusal('invite_invalid');
  return { passwordHash: await hashPassword(password, request.services) };
}

/** What the server remembers a registration by. */
const registration = 'register';

/** The account that this very call has made before, when only its answer was lost; the password says so as at a sign-in. */
async function findMade(db: Db, request: Request<'register'>): Promise<UserRow | undefined> {
  const { username, password, runId } = request.body;
  if (runId === undefined) return undefined;
  const user = await findUserByLogin(db, accountKey(username));
  if (!user || (await findCall(db, user.id, runId))?.content !== registration) return undefined;
  if (!(await tryPassword(request, user, password))) return undefined;
  refuseSuspended(user);
  return user;
}

async function refuseUninvited(db: Db): Promise<void> {
  const first = await findCommunity(db, firstCommunity);
  if (first?.entry !== 'open') throw new Refusal('invite_needed');
}

/**
 * Creates the account and signs it in; the unique keys decide between two who want the same name at once, and
 * a name that somebody gave up rests for a while.
 */
export async function register(
  tx: Tx,
  request: Request<'register'>,
  prepared: Prepared,
): Promise<Answer<'register'>> {
  if ('known' in prepared) return openSession(tx, prepared.known, request);
  const { username, email, invite, runId } = request.body;
  const names = namesOf(username);
  const looks = new Set(otherLooks(username));
  for (const look of looks)
    if (look !== names.username_skeleton && (await lookExists(tx, look))) throw new Refusal('username_taken');
  const user = await insertUser(tx, {
    ...names,
    email,
    email_key: accountKey(email),
    password_hash: prepared.passwordHash,
    community_id: await findEntrance(tx, invite, request.now),
    came_by: invite ?? null,
    seen_at: hourOf(request.now),
    created_at: request.now,
  });
  if (!user) {
    // The same call may have been on its way twice.
    const made = await findMade(tx, request);
    if (made) return openSession(tx, made, request);
    const isTaken =
      (await usernameExists(tx, names.username_key)) || (await lookExists(tx, names.username_skeleton));
    throw new Refusal(isTaken ? 'username_taken' : 'email_taken');
  }
  const rested = restingHashes(user);
  const restedNames = [rested.username, ...[...looks].map(restingLook)];
  const resting = await findResting(tx, [...restedNames, rested.email], request.now);
  if (restedNames.some((one) => resting.has(one))) throw new Refusal('username_taken');
  if (resting.has(rested.email)) throw new Refusal('email_taken');
  if (runId) await insertCall(tx, user.id, runId, { content: registration, answer: null, now: request.now });
  return openSession(tx, user, request);
}

/** Where somebody comes in: by an invite, which then has a place fewer, or into the first community. */
async function findEntrance(tx: Tx, invite: string | undefined, now: number): Promise<CommunityId> {
  if (invite === undefined) return firstCommunity;
  const communityId = await spendInvite(tx, invite, now);
  if (!communityId) throw new Refusal('invite_invalid');
  return communityId;
}
