import { codeLife, codePath } from '#core/care/codes.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { newCode } from '#server/http/new-code.ts';
import { hasCoordination } from './carer-queries.ts';
import { insertRecovery } from './recovery-queries.ts';

/** The path by which the first one becomes the coordination, for an hour; none once there is a coordination. */
export async function makeFirstPath(db: Db, now: number): Promise<string | undefined> {
  if (await hasCoordination(db)) return undefined;
  const code = newCode('secret');
  await inTransaction(db, (tx) =>
    insertRecovery(tx, {
      code,
      kind: 'first',
      user_id: null,
      made_by: null,
      created_at: now,
      expires_at: now + codeLife.first,
    }),
  );
  return codePath.first(code);
}
