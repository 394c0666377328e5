import type { Db } from '#server/db/schema.ts';
import type { CommunityId, Scope } from '#server/db/scope.ts';
import { Refusal } from './refusal.ts';
import type { Member } from './route.ts';

/** Refuses whoever takes care of no community. */
export function requireCarer({ role }: Member): void {
  if (role === 'member') throw new Refusal('not_moderator');
}

/** Refuses whoever is not of the coordination, also who was until a moment ago. */
export async function requireCoordination(db: Db, { id, role }: Member): Promise<void> {
  const coordinates =
    role === 'coordinator' &&
    (await db
      .selectFrom('carers')
      .select('role')
      .where('user_id', '=', id)
      .where('role', '=', 'coordinator')
      .executeTakeFirst());
  if (!coordinates) throw new Refusal('not_coordination');
}

/** The scope of a carer's request: the community that was named, or the carer's own; refused unless they take care of it. */
export async function careScope(db: Db, member: Member, communityId?: number): Promise<Scope> {
  const scope = await findCare(db, member, communityId ?? member.communityId);
  if (!scope) throw new Refusal('not_moderator');
  return scope;
}

/** The scope of something that a carer found by its id; what is of a community of others is not there for them. */
export async function careScopeOf(
  db: Db,
  member: Member,
  found: { community_id: CommunityId } | undefined,
): Promise<Scope> {
  requireCarer(member);
  const scope = found && (await findCare(db, member, found.community_id));
  if (!scope) throw new Refusal('not_found');
  return scope;
}

/** Refuses whoever would decide on what is their own, unless nobody else takes care of the community that it is of. */
export async function refuseOwn(
  db: Db,
  member: Member,
  { community_id: communityId, user_id: ownerId }: { community_id: CommunityId; user_id: number },
): Promise<void> {
  if (ownerId !== member.id) return;
  const other = await db
    .selectFrom('carers')
    .innerJoin('users', 'users.id', 'carers.user_id')
    .select('users.id')
    .where(({ or, eb }) =>
      or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', communityId)]),
    )
    .where('users.id', '<>', member.id)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();
  if (other) throw new Refusal('own_judgement');
}

/** Whether a member takes care of the community they live in. */
export const caresAtHome = async (db: Db, member: Member): Promise<boolean> =>
  (await findCare(db, member, member.communityId)) !== undefined;

/** The one place where a number becomes a community: it is one that the member takes care of, at this moment. */
async function findCare(db: Db, member: Member, communityId: number): Promise<Scope | undefined> {
  if (member.role === 'member') return undefined;
  return db
    .selectFrom('communities')
    .innerJoin('carers', (join) =>
      join
        .on('carers.user_id', '=', member.id)
        .on(({ or, eb, ref }) =>
          or([eb('carers.community_id', 'is', null), eb('carers.community_id', '=', ref('communities.id'))]),
        ),
    )
    .select('communities.id as communityId')
    .where('communities.id', '=', communityId as CommunityId)
    .executeTakeFirst();
}
