import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import type { InvitesTable } from '#server/db/tables/care.ts';

export type InviteRow = Selectable<InvitesTable>;

const maxListed = 200;

/** Keeps an invite. */
export async function insertInvite(tx: Tx, invite: Insertable<InvitesTable>): Promise<void> {
  await tx.insertInto('invites').values(invite).execute();
}

/** The invite of a code, valid or not, with where it leads. */
export const findInvite = (
  db: Db,
  code: string,
): Promise<(InviteRow & { name: string; place: string }) | undefined> =>
  db
    .selectFrom('invites')
    .innerJoin('communities', 'communities.id', 'invites.community_id')
    .selectAll('invites')
    .select(['communities.name', 'communities.place'])
    .where('invites.code', '=', code)
    .executeTakeFirst();

/** The last invites of a community, the newest first. */
export const findInvites = (db: Db, { communityId }: Scope): Promise<InviteRow[]> =>
  db
    .selectFrom('invites')
    .selectAll()
    .where('community_id', '=', communityId)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(maxListed)
    .execute();

/** Uses an invite once and tells where it leads; nothing where it has no place left, is over or was revoked. */
export async function spendInvite(tx: Tx, code: string, now: number): Promise<CommunityId | undefined> {
  const used = await tx
    .updateTable('invites')
    .set((invites) => ({ uses: invites('uses', '+', 1) }))
    .where('code', '=', code)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .whereRef('uses', '<', 'max_uses')
    .returning('community_id')
    .executeTakeFirst();
  return used?.community_id;
}

/** Ends an invite of a community; false where there is none that was not revoked. */
export async function revoke(tx: Tx, { communityId }: Scope, code: string, now: number): Promise<boolean> {
  const revoked = await tx
    .updateTable('invites')
    .set({ revoked_at: now })
    .where('code', '=', code)
    .where('community_id', '=', communityId)
    .where('revoked_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return revoked !== undefined;
}
