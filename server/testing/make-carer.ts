import type { Db } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';

/** Makes somebody a facilitator of a community or, where none is named, one of the coordination; without asking anybody. */
export async function makeCarer(
  db: Db,
  userId: number,
  communityId: CommunityId | null = null,
): Promise<void> {
  const role = communityId === null ? 'coordinator' : 'facilitator';
  await db
    .insertInto('carers')
    .values({ user_id: userId, community_id: communityId, role, since: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
