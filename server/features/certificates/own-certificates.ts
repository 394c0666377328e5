import type { Answer } from '#core/contract/index.ts';
import type { Deed } from '#core/progress/certified.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { newCode } from '#server/http/new-code.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { readFacts } from '#server/ledger/facts.ts';
import { proppedBadges } from '#server/ledger/propped-badges.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { certify, certifyKept, isAbout, timeOf } from './certify.ts';
import { type FoundDeed, findDeeds } from './deed-queries.ts';
import {
  type CertificateRow,
  deleteCertificate,
  findCertificate,
  findCertificates,
  findPlayed,
  insertCertificate,
} from './queries.ts';

type Own = Answer<'certificates'>[number];

/** What one did that can be shown to others, whether it is or not. */
export async function readOwn(
  db: Db,
  { member, now, services }: Request<'certificates'>,
): Promise<Answer<'certificates'>> {
  const played = await findPlayed(db, member.id);
  const rows = await findCertificates(db, member.id);
  const vouching = await findVouching(db, member.id, await services.network.of(member));
  return (await findDeeds(db, member.id, now)).flatMap((deed) => {
    const row = rows.find((one) => isAbout(one, deed));
    return row || isVouched(deed, vouching) ? (toOwn(deed, row, played) ?? []) : [];
  });
}

/** What is asked before something is told to strangers. */
interface Vouching {
  userId: number;
  network: SeenNetwork;
  propped: ReadonlySet<string>;
}

async function findVouching(db: Db, userId: number, network: SeenNetwork): Promise<Vouching> {
  const propped = proppedBadges(await readFacts(db, await findStanding(db, userId)), network, userId);
  return { userId, network, propped };
}

/**
 * Whether the community knows by more than one circle what is to be told to strangers: of a team, somebody whom others know
 * besides its leader; of a badge that others made, the member and those others. What was published stays, wherever people move.
 */
function isVouched({ kind, ref, mates = [] }: FoundDeed, { userId, network, propped }: Vouching): boolean {
  if (kind === 'team') return mates.some((mate) => !isOwnCircle(network, userId, mate));
  return kind !== 'badge' || !propped.has(ref);
}

function toOwn(deed: Deed, row: CertificateRow | undefined, played: number): Own | undefined {
  const certified = row ? certifyKept(deed, row) : certify(deed, played);
  return (
    certified && {
      kind: deed.kind,
      ref: deed.ref,
      ...certified,
      code: row && row.revoked_at === null ? row.code : null,
      revokedFor: row?.revoked_for ?? null,
    }
  );
}

/** Publishes a certificate of something one did; another time it is the same one. */
export async function makeCertificate(
  tx: Tx,
  { body, member, now, services }: Request<'makeCertificate'>,
): Promise<Answer<'makeCertificate'>> {
  const deed = (await findDeeds(tx, member.id, now)).find((one) => isAbout(body, one));
  if (!deed) throw new Refusal('not_found');
  const rows = await findCertificates(tx, member.id);
  const isPublished = rows.some((row) => isAbout(row, deed));
  const vouching = await findVouching(tx, member.id, await services.network.of(member));
  if (!isPublished && !isVouched(deed, vouching)) throw new Refusal('not_found');
  const played = await findPlayed(tx, member.id);
  const time = timeOf(deed, played);
  const row = await insertCertificate(tx, {
    code: newCode('certificate'),
    user_id: member.id,
    kind: deed.kind,
    ref: deed.ref,
    minutes: time?.basis === 'recorded' ? time.from : null,
    made_at: now,
  });
  if (row.revoked_at !== null) throw new Refusal('certificate_revoked');
  const own = toOwn(deed, row, played);
  if (!own) throw new Refusal('not_found');
  return own;
}

/** Takes a certificate off the air; a new one of the same deed gets another address. */
export async function withdrawCertificate(
  tx: Tx,
  { params, member }: Request<'withdrawCertificate'>,
): Promise<Answer<'withdrawCertificate'>> {
  if (await deleteCertificate(tx, member.id, params.code)) return { ok: true };
  const found = await findCertificate(tx, params.code);
  throw new Refusal(found?.user_id === member.id ? 'certificate_revoked' : 'not_found');
}
