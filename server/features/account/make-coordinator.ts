import { codeLife, codePath } from '#core/care/codes.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertCarer, lockCoordination } from '#server/features/care/carer-queries.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { setSuspension } from '#server/features/care/person-queries.ts';
import { endRecoveries, insertRecovery } from '#server/features/care/recovery-queries.ts';
import { newCode } from '#server/http/new-code.ts';
import { wantSnapshot } from '#server/network/changes.ts';
import { accountKey } from './account-key.ts';
import { findUserByLogin } from './queries.ts';

/** Makes somebody the coordination from the shell, and a way back in for whoever is locked out; nothing where there is nobody. */
export async function makeCoordinator(
  db: Db,
  login: string,
  now: number,
): Promise<{ username: string; path: string } | undefined> {
  const user = await findUserByLogin(db, accountKey(login));
  if (!user) return undefined;
  const { id, username } = user;
  const code = newCode('secret');
  await inTransaction(db, async (tx) => {
    await setSuspension(tx, id, null, now);
    await lockCoordination(tx);
    await insertCarer(tx, { userId: id, communityId: null }, now);
    await wantSnapshot(tx, user.community_id);
    await endRecoveries(tx, id, now);
    await insertRecovery(tx, {
      code,
      kind: 'recovery',
      user_id: id,
      made_by: null,
      created_at: now,
      expires_at: now + codeLife.recovery,
    });
    await insertCare(tx, { action: 'role_given', carerId: null, personId: id, about: 'coordinator' }, now);
  });
  return { username, path: codePath.recovery(code) };
}
