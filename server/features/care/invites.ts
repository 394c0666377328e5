import { codePath } from '#core/care/codes.ts';
import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { newCode } from '#server/http/new-code.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScope } from '#server/http/scope.ts';
import { findInvite, findInvites, type InviteRow, insertInvite, revoke } from './invite-queries.ts';
import { insertCare } from './log-queries.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

const isValid = ({ uses, max_uses, expires_at, revoked_at }: InviteRow, now: number): boolean =>
  uses < max_uses && expires_at > now && revoked_at === null;

const toInvite = (row: InviteRow, now: number): Answer<'createInvite'> => ({
  code: row.code,
  path: codePath.invite(row.code),
  uses: row.uses,
  maxUses: row.max_uses,
  createdAt: iso(row.created_at),
  expiresAt: iso(row.expires_at),
  revokedAt: row.revoked_at === null ? null : iso(row.revoked_at),
  isValid: isValid(row, now),
});

/** What an invite leads to, for whoever holds it. */
export async function showInvite(db: Db, request: Request<'invite'>): Promise<Answer<'invite'>> {
  const found = await countGuess(request, () => findInvite(db, request.params.code));
  if (!found) return { community: null, isValid: false };
  const { community_id: id, name, place } = found;
  return { community: { id, name, place }, isValid: isValid(found, request.now) };
}

/** The invites of a community. */
export async function readInvites(
  db: Db,
  { params, member, now }: Request<'invites'>,
): Promise<Answer<'invites'>> {
  const invites = await findInvites(db, await careScope(db, member, params.id));
  return invites.map((invite) => toInvite(invite, now));
}

/** Makes an invite. */
export async function createInvite(
  tx: Tx,
  { params, body, member, now }: Request<'createInvite'>,
): Promise<Answer<'createInvite'>> {
  const { communityId } = await careScope(tx, member, params.id);
  const invite = {
    code: newCode('invite'),
    community_id: communityId,
    made_by: member.id,
    max_uses: body.maxUses,
    uses: 0,
    created_at: now,
    expires_at: now + body.days * day,
    revoked_at: null,
  };
  await insertInvite(tx, invite);
  await insertCare(tx, { action: 'invite_made', carerId: member.id, communityId, about: invite.code }, now);
  return toInvite(invite, now);
}

/** Ends an invite; whoever came by it stays. */
export async function revokeInvite(
  tx: Tx,
  { params, member, now }: Request<'revokeInvite'>,
): Promise<Answer<'revokeInvite'>> {
  const scope = await careScope(tx, member, params.id);
  if (!(await revoke(tx, scope, params.code, now))) throw new Refusal('not_found');
  await insertCare(
    tx,
    { action: 'invite_revoked', carerId: member.id, communityId: scope.communityId, about: params.code },
    now,
  );
  return { ok: true };
}
