import type { Answer } from '#core/contract/index.ts';
import { badges } from '#core/progress/badges.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { findBadges, findReached } from '#server/ledger/standing.ts';
import { findHome, insertSession, type ShownUser } from './queries.ts';
import { hashToken, newToken, sessionLife } from './session-token.ts';

/** Opens a session for the account: the only time its token is ever told. */
export async function openSession(tx: Tx, user: UserRow, { now }: { now: number }): Promise<Answer<'login'>> {
  const token = newToken();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId: user.id,
    now,
    expiresAt: now + sessionLife,
  });
  return { token, user: await toUser(tx, user) };
}

/** The account as its owner sees it. */
export async function toUser(db: Db, row: ShownUser): Promise<Answer<'me'>> {
  const standing = await findReached(db, row.id);
  const { role, highest, ...community } = await findHome(db, row);
  const owned = await findBadges(db, row.id);
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    influenceScore: standing.influence_score,
    gamesCompleted: standing.games_completed,
    connections: standing.connections,
    badges: badges.filter(({ id }) => owned.some(({ badge }) => badge === id)).map(({ name }) => name),
    isModerator: role !== null,
    role: highest ?? 'member',
    community,
  };
}
