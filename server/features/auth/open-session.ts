import type { Answer } from '#core/contract/index.ts';
import type { Tx, UserRow } from '#server/db/schema.ts';
import { insertSession } from './queries.ts';
import { hashToken, newToken, sessionLife } from './session-token.ts';

/** Opens a session for the account: the only time its token is ever told. */
export async function openSession(tx: Tx, user: UserRow, now: number): Promise<Answer<'login'>> {
  const token = newToken();
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId: user.id,
    now,
    expiresAt: now + sessionLife,
  });
  return { token, user: toUser(user) };
}

/** The account as its owner sees it. */
export const toUser = (row: UserRow): Answer<'me'> => ({
  id: row.id,
  username: row.username,
  email: row.email,
  influenceScore: row.influence_score,
  gamesCompleted: row.games_completed,
  connections: row.connections,
  badges: [],
});
