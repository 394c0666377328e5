import { codeLife, codePath } from '#core/care/codes.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { newCode } from '#server/http/new-code.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { mayLetIn } from './let-in-queries.ts';
import { insertCare } from './log-queries.ts';
import { requirePerson } from './person.ts';
import { endRecoveries, insertRecovery } from './recovery-queries.ts';

/** Makes a one-use way back in for a person; one made before is over. */
export async function makeRecovery(
  tx: Tx,
  { params, member, now }: Request<'makeRecovery'>,
): Promise<Answer<'makeRecovery'>> {
  const person = await requirePerson(tx, member, params.id);
  if (!(await mayLetIn(tx, member.id, person))) throw new Refusal('not_moderator');
  await lockMembers(tx, [person.id]);
  await endRecoveries(tx, person.id, now);
  const code = newCode('secret');
  const expiresAt = now + codeLife.recovery;
  await insertRecovery(tx, {
    code,
    kind: 'recovery',
    user_id: person.id,
    made_by: member.id,
    created_at: now,
    expires_at: expiresAt,
  });
  await insertCare(
    tx,
    {
      action: 'recovery_made',
      carerId: member.id,
      communityId: person.community_id,
      personId: person.id,
    },
    now,
  );
  const url = codePath.recovery(code);
  return { code, url, path: url, expiresAt: new Date(expiresAt).toISOString() };
}
