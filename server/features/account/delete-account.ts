import type { Answer } from '#core/contract/index.ts';
import { fairness } from '#core/progress/fairness.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { countPosts } from '#server/features/posts/queries.ts';
import { releaseSeats } from '#server/features/teams/queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { uncountLeaderScores } from '#server/ledger/leader-scores.ts';
import { uncountActive } from '#server/ledger/mark-active.ts';
import { lockStanding } from '#server/ledger/standing.ts';
import { restingHashes } from './account-key.ts';
import { passwordFits } from './password.ts';
import { countGames, deleteAccountRow, findUser, insertResting } from './queries.ts';

const day = 24 * 3600 * 1000;

/** Deleting cannot be taken back, so a phone left open is not enough: the password is asked for. */
export async function confirmPassword(db: Db, { body, member }: Request<'deleteAccount'>): Promise<void> {
  const user = await findUser(db, member.id);
  if (!(await passwordFits(body.password, user?.password_hash))) throw new Refusal('wrong_password');
}

/** Deletes the account and what is only its own. Votes it gave stay, nameless, and so do the points of others. */
export async function deleteAccount(
  tx: Tx,
  { member: { id }, now }: Request<'deleteAccount'>,
): Promise<Answer<'deleteAccount'>> {
  const standing = await lockStanding(tx, id);
  const games = await countGames(tx, id);
  await addToCounters(tx, id, [
    { name: 'members', by: -1 },
    { name: 'posts', by: -(await countPosts(tx, id)) },
    { name: 'games-started', by: -games.started },
    { name: 'games-completed', by: -games.completed },
  ]);
  await releaseSeats(tx, id);
  await uncountLeaderScores(tx, standing);
  await uncountActive(tx, id, standing.active_day);
  const user = await findUser(tx, id);
  if (user) await insertResting(tx, Object.values(restingHashes(user)), now + fairness.daysOfNameRest * day);
  await deleteAccountRow(tx, id);
  return { ok: true };
}
