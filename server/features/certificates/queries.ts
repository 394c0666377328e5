import { type Deed, provenPlay } from '#core/progress/certified.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CertificatesTable } from '#server/db/tables/certificate.ts';
import { findPaidGames } from '#server/features/account/queries.ts';

/** A certificate as it is kept. */
export type CertificateRow = Pick<
  CertificatesTable,
  'code' | 'user_id' | 'kind' | 'ref' | 'minutes' | 'made_at' | 'revoked_at' | 'revoked_for'
>;

const columns = [
  'code',
  'user_id',
  'kind',
  'ref',
  'minutes',
  'made_at',
  'revoked_at',
  'revoked_for',
] as const;

/** What somebody published, the newest first. */
export const findCertificates = (db: Db, userId: number): Promise<CertificateRow[]> =>
  db
    .selectFrom('certificates')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('code')
    .execute();

/** A certificate by its code, with what must be known of whose it is. */
export const findCertificate = (db: Db, code: string) =>
  db
    .selectFrom('certificates')
    .innerJoin('users', 'users.id', 'certificates.user_id')
    .select(columns.map((column) => `certificates.${column}` as const))
    .select(['users.username', 'users.full_name', 'users.suspended_at', 'users.community_id'])
    .where('certificates.code', '=', code)
    .executeTakeFirst();

/** Publishes a certificate, or answers the one there is of the same deed. */
export async function insertCertificate(
  tx: Tx,
  certificate: Pick<CertificateRow, 'code' | 'user_id' | 'minutes' | 'made_at'> & Pick<Deed, 'kind' | 'ref'>,
): Promise<CertificateRow> {
  await tx
    .insertInto('certificates')
    .values({ ...certificate, revoked_at: null, revoked_by: null, revoked_for: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'ref']).doNothing())
    .execute();
  return tx
    .selectFrom('certificates')
    .select(columns)
    .where('user_id', '=', certificate.user_id)
    .where('kind', '=', certificate.kind)
    .where('ref', '=', certificate.ref)
    .executeTakeFirstOrThrow();
}

/** Takes back what somebody published; what was revoked stays, so that it cannot be published again. */
export async function deleteCertificate(tx: Tx, userId: number, code: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('certificates')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Revokes a certificate; false where it was. */
export async function setRevoked(
  tx: Tx,
  code: string,
  { by, reason, now }: { by: number; reason: string; now: number },
): Promise<boolean> {
  const revoked = await tx
    .updateTable('certificates')
    .set({ revoked_at: now, revoked_by: by, revoked_for: reason })
    .where('code', '=', code)
    .where('revoked_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** How much play can be certified of somebody: the play clock begins with the account. */
export async function findPlayed(db: Db, userId: number): Promise<number> {
  const { played_until, created_at } = await db
    .selectFrom('standings')
    .innerJoin('users', 'users.id', 'standings.user_id')
    .select(['standings.played_until', 'users.created_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return provenPlay(played_until - created_at, await findPaidGames(db, userId));
}
