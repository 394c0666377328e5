import type { CommunityId } from '#server/db/care-tables.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from './refusal.ts';
import type { Member, Scope } from './route.ts';

/** The scope of a carer's request: the community that was named, or the carer's own; refused to whoever does not take care of it. */
export async function careScope(db: Db, member: Member, communityId?: number): Promise<Scope> {
  const id = communityId ?? member.communityId;
  const cares =
    member.role === 'coordinator'
      ? db
          .selectFrom('communities')
          .select('id as community_id')
          .where('id', '=', id as CommunityId)
      : db
          .selectFrom('carers')
          .select('community_id')
          .where('user_id', '=', member.id)
          .where('community_id', '=', id as CommunityId);
  const found = member.role === 'member' ? undefined : await cares.executeTakeFirst();
  if (!found?.community_id) throw new Refusal('not_moderator');
  return { communityId: found.community_id };
}

/** Refuses whoever is not of the coordination. */
export function requireCoordination({ role }: Member): void {
  if (role !== 'coordinator') throw new Refusal('not_coordination');
}
