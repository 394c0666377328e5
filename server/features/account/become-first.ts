import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { hasCoordination, insertCarer, lockCoordination } from '#server/features/care/carer-queries.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { findRecovery, type RecoveryRow, spendRecovery } from '#server/features/care/recovery-queries.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { ofSomebody, Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { toUser } from './open-session.ts';
import { findUser } from './queries.ts';

/** Finds what the server printed when it started. */
export async function findFirstCode(db: Db, request: Request<'becomeFirst'>): Promise<RecoveryRow> {
  const found = await countGuess(request, () => findRecovery(db, request.body.code));
  if (found?.kind !== 'first') throw new Refusal('code_invalid');
  return found;
}

/** Makes the member the coordination, while there is none. */
export async function becomeFirst(
  tx: Tx,
  { member, now }: Request<'becomeFirst'>,
  code: RecoveryRow,
): Promise<Answer<'becomeFirst'>> {
  await lockMembers(tx, [member.id]);
  await lockCoordination(tx);
  if (await hasCoordination(tx)) throw new Refusal('first_taken');
  if (!(await spendRecovery(tx, code, now))) throw new Refusal('code_invalid');
  await insertCarer(tx, { userId: member.id, communityId: null }, now);
  await insertCare(
    tx,
    { action: 'first_coordination', carerId: member.id, personId: member.id, about: 'coordinator' },
    now,
  );
  return toUser(tx, ofSomebody(await findUser(tx, member.id)));
}
