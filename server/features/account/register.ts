import type { Answer } from '#core/contract/index.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { findCommunity } from '#server/features/care/community-queries.ts';
import { findInvite, spendInvite } from '#server/features/care/invite-queries.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { accountKey, namesOf, otherLooks, restingHashes } from './account-key.ts';
import { refuseMisleading } from './name-fault.ts';
import { hourOf } from './note-seen.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { findResting, insertUser, lookExists, usernameExists } from './queries.ts';

/** The slow part of a registration, done before the transaction opens, and only for whoever may come in. */
export async function prepareRegistration(db: Db, request: Request<'register'>): Promise<string> {
  const { username, password, invite } = request.body;
  refuseMisleading(username);
  if (invite === undefined) await refuseUninvited(db);
  else if (!(await countGuess(request, () => findInvite(db, invite)))) throw new Refusal('invite_invalid');
  return hashPassword(password);
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
  passwordHash: string,
): Promise<Answer<'register'>> {
  const { username, email, invite } = request.body;
  const names = namesOf(username);
  for (const look of new Set(otherLooks(username)))
    if (look !== names.username_skeleton && (await lookExists(tx, look))) throw new Refusal('username_taken');
  const user = await insertUser(tx, {
    ...names,
    email,
    email_key: accountKey(email),
    password_hash: passwordHash,
    community_id: await findEntrance(tx, invite, request.now),
    came_by: invite ?? null,
    seen_at: hourOf(request.now),
    created_at: request.now,
  });
  if (!user) {
    const isTaken =
      (await usernameExists(tx, names.username_key)) || (await lookExists(tx, names.username_skeleton));
    throw new Refusal(isTaken ? 'username_taken' : 'email_taken');
  }
  const rested = restingHashes(user);
  const resting = await findResting(tx, Object.values(rested), request.now);
  if (resting.has(rested.username) || resting.has(rested.look)) throw new Refusal('username_taken');
  if (resting.has(rested.email)) throw new Refusal('email_taken');
  return openSession(tx, user, request);
}

/** Where somebody comes in: by an invite, which then has a place fewer, or into the first community. */
async function findEntrance(tx: Tx, invite: string | undefined, now: number): Promise<CommunityId> {
  if (invite === undefined) return firstCommunity;
  const communityId = await spendInvite(tx, invite, now);
  if (!communityId) throw new Refusal('invite_invalid');
  return communityId;
}
