import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { findPerson } from '#server/features/care/carer-queries.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScopeOf } from '#server/http/scope.ts';
import { notify } from '#server/live/notices.ts';
import { certifyKept, isAbout } from './certify.ts';
import { findDeeds } from './deed-queries.ts';
import { findCertificate, findCertificates, setRevoked } from './queries.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** A certificate for whoever holds its address. It is looked up anew each time: what is no longer so is not certified. */
export async function showCertificate(
  db: Db,
  request: Request<'certificate'>,
): Promise<Answer<'certificate'>> {
  const row = await countGuess(request, () => findCertificate(db, request.params.code));
  // Whoever is suspended has certificates again once they may come in.
  if (!row || row.revoked_at !== null || row.suspended_at !== null) throw new Refusal('certificate_invalid');
  const deed = (await findDeeds(db, row.user_id, request.now)).find((one) => isAbout(row, one));
  const certified = deed && certifyKept(deed, row);
  if (!certified) throw new Refusal('certificate_invalid');
  return { name: row.full_name ?? row.username, ...certified, madeAt: iso(row.made_at) };
}

/** What somebody published, for those who take care of them. */
export async function readOfPerson(
  db: Db,
  { params, member, now }: Request<'personCertificates'>,
): Promise<Answer<'personCertificates'>> {
  const person = await findPerson(db, params.id);
  await careScopeOf(db, member, person);
  const rows = await findCertificates(db, params.id);
  const deeds = rows.length > 0 ? await findDeeds(db, params.id, now) : [];
  return rows.flatMap((row) => {
    const deed = deeds.find((one) => isAbout(row, one));
    const certified = deed && certifyKept(deed, row);
    return certified
      ? [{ code: row.code, ...certified, madeAt: iso(row.made_at), revokedFor: row.revoked_for }]
      : [];
  });
}

/** Revokes a certificate, and tells its member why; doing so again changes nothing. */
export async function revokeCertificate(
  tx: Tx,
  { params, body, member, now }: Request<'revokeCertificate'>,
): Promise<Answer<'revokeCertificate'>> {
  const row = await findCertificate(tx, params.code);
  const { communityId } = await careScopeOf(tx, member, row);
  if (!row) throw new Refusal('not_found');
  if (!(await setRevoked(tx, row.code, { by: member.id, reason: body.reason, now }))) return { ok: true };
  const deed = (await findDeeds(tx, row.user_id, now)).find((one) => isAbout(row, one));
  const about = (deed && certifyKept(deed, row)?.title) ?? '';
  const { reason } = body;
  await insertCare(
    tx,
    { action: 'certificate_revoked', carerId: member.id, communityId, personId: row.user_id, about, reason },
    now,
  );
  notify(tx, {
    userId: row.user_id,
    kind: 'certificate_revoked',
    actorId: member.id,
    foldKey: `certificate:${row.kind}:${row.ref}`,
    about: [about, reason].filter(Boolean).join('. '),
    path: '/certificados',
  });
  return { ok: true };
}
