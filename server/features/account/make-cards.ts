import { codeLife, codePath } from '#core/care/codes.ts';
import { numberedName } from '#core/care/names.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { orAgain } from '#server/db/transaction.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { endRecoveries, findUnused, insertRecovery } from '#server/features/care/recovery-queries.ts';
import { newCode } from '#server/http/new-code.ts';
import type { Request } from '#server/http/route.ts';
import { careScope } from '#server/http/scope.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { accountKey, namesOf, otherLooks, restingHashes, restingLook } from './account-key.ts';
import { refuseMisleading } from './name-fault.ts';
import { hashPassword } from './password.ts';
import { findResting, findTaken, insertUser } from './queries.ts';
import { newToken } from './session-token.ts';

/** The keys of accounts without an email are their own: no email is like them. */
const noEmailKey = (usernameKey: string): string => `sem-email:${usernameKey}`;

/** Whoever may not make cards is refused first; then one password that nobody knows is hashed for all of them. */
export async function prepareCards(
  db: Db,
  { params, body, member, services }: Request<'makeCards'>,
): Promise<{ passwordHash: string }> {
  await careScope(db, member, params.id);
  body.names.forEach(refuseMisleading);
  return { passwordHash: await hashPassword(newToken(), services) };
}

/** Makes an account for each name, in the order in which they were given, each with a code to choose a password. */
export async function makeCards(
  tx: Tx,
  { params, body, member, now }: Request<'makeCards'>,
  { passwordHash }: { passwordHash: string },
): Promise<Answer<'makeCards'>> {
  const { communityId } = await careScope(tx, member, params.id);
  // Two who make cards for the same names at once take them in one order, so that neither waits for the other in a ring.
  const ordered = body.names.map((name, place) => ({ name, place, key: accountKey(name) }));
  ordered.sort((one, other) => one.key.localeCompare(other.key));
  const cards: Answer<'makeCards'> = [];
  for (const { name, place } of ordered) {
    const user = await insertNamed(tx, name, { communityId, passwordHash, now });
    cards[place] = await makeCard(tx, user, member.id, now);
  }
  const about = String(cards.length);
  await insertCare(tx, { action: 'cards_made', carerId: member.id, communityId, about }, now);
  return cards;
}

/** A card with a code that is told this once. */
async function makeCard(
  tx: Tx,
  { id, username }: Pick<UserRow, 'id' | 'username'>,
  carerId: number,
  now: number,
): Promise<Answer<'makeCards'>[number]> {
  const code = newCode('secret');
  const expiresAt = now + codeLife.card;
  await insertRecovery(tx, {
    code,
    kind: 'card',
    user_id: id,
    made_by: carerId,
    created_at: now,
    expires_at: expiresAt,
  });
  return {
    id,
    username,
    code,
    path: codePath.recovery(code),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/**
 * The cards of a call whose answer was lost: the same accounts, each with a new code, since the one before was told to
 * nobody. Whoever has come in by theirs needs none.
 */
export async function remakeCards(
  tx: Tx,
  { params, member, now }: Request<'makeCards'>,
  ids: readonly number[],
): Promise<Answer<'makeCards'>> {
  const scope = await careScope(tx, member, params.id);
  const waiting = await findUnused(tx, scope, ids);
  await lockMembers(
    tx,
    waiting.map(({ id }) => id),
  );
  const cards: Answer<'makeCards'> = [];
  for (const user of waiting) {
    await endRecoveries(tx, user.id, now);
    cards.push(await makeCard(tx, user, member.id, now));
  }
  return cards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** So many numbers of a name are looked at together. */
const numbersAtOnce = 20;

/** Adds an account by this name, or by the first number of it that neither is anybody's nor rests. */
async function insertNamed(
  tx: Tx,
  name: string,
  { communityId, passwordHash, now }: { communityId: CommunityId; passwordHash: string; now: number },
): Promise<UserRow> {
  const names = namesOf(await findFreeName(tx, name, now));
  const added = insertUser(tx, {
    ...names,
    email: '',
    email_key: noEmailKey(names.username_key),
    password_hash: passwordHash,
    community_id: communityId,
    came_by: 'card',
    created_at: now,
  });
  // Somebody took the name at this moment: run again, it will be seen.
  return orAgain(await added);
}

async function findFreeName(tx: Tx, name: string, now: number): Promise<string> {
  for (let first = 1; ; first += numbersAtOnce) {
    const numbered = Array.from({ length: numbersAtOnce }, (_, index) => {
      const names = namesOf(numberedName(name, first + index));
      const looks = otherLooks(names.username);
      const { username } = restingHashes({ ...names, email_key: '' });
      return { names, looks, hashes: [username, ...looks.map(restingLook)] };
    });
    const taken = await findTaken(tx, {
      keys: numbered.map(({ names }) => names.username_key),
      looks: numbered.flatMap(({ looks }) => looks),
    });
    const resting = await findResting(
      tx,
      numbered.flatMap(({ hashes }) => hashes),
      now,
    );
    const free = numbered.find(
      ({ names, looks, hashes }) =>
        ![names.username_key, ...looks].some((one) => taken.has(one)) &&
        !hashes.some((one) => resting.has(one)),
    );
    if (free) return free.names.username;
  }
}
