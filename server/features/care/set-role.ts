import { roleWords } from '#core/care/role-words.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { requireCoordination } from '#server/http/scope.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { notify } from '#server/live/notices.ts';
import { wantSnapshot } from '#server/network/changes.ts';
import {
  deleteCoordinator,
  deleteFacilitator,
  findPerson,
  hasOtherCoordinator,
  insertCarer,
  isCoordinator,
  lockCoordination,
  type Person,
} from './carer-queries.ts';
import { type CommunityRow, findCommunity } from './community-queries.ts';
import { insertCare } from './log-queries.ts';

/**
 * Makes somebody of the coordination, a facilitator of a community (their own where none is named), or a member again:
 * of one community where it is named, else of all. Whoever facilitates or is a member coordinates no longer.
 */
export async function setRole(
  tx: Tx,
  { params, body, member, now, announce }: Request<'setRole'>,
): Promise<Answer<'setRole'>> {
  await requireCoordination(tx, member);
  const person = await findPerson(tx, params.id);
  if (person) await lockMembers(tx, [person.id]);
  await lockCoordination(tx);
  // Once more, now that nobody else changes roles: of two who take the role from each other, the second has none any more.
  await requireCoordination(tx, member);
  if (!person) throw new Refusal('not_found');
  const community = await communityOf(tx, person, body);
  await giveRole(tx, person, { role: body.role, community }, now);
  // Which circle is the community goes by where those are who take care of it: where the person lives.
  await wantSnapshot(tx, person.community_id);
  const { role } = body;
  await insertCare(
    tx,
    {
      action: 'role_given',
      carerId: member.id,
      communityId: community?.id ?? null,
      personId: person.id,
      about: role,
    },
    now,
  );
  if (person.id !== member.id) {
    notify(tx, {
      userId: person.id,
      kind: 'role_given',
      foldKey: 'role',
      actorId: member.id,
      about: roleWords(role, community?.name),
      path: role === 'member' ? '/account' : '/cuidar',
    });
  }
  announce({ type: 'member' }, [person.id]);
  return { ok: true };
}

/** The community that a role is about; none for the coordination, and for a member of all of them. */
async function communityOf(
  tx: Tx,
  person: Person,
  { role, communityId }: Request<'setRole'>['body'],
): Promise<CommunityRow | undefined> {
  if (role === 'coordinator' || (role === 'member' && communityId === undefined)) return undefined;
  const community = await findCommunity(tx, communityId ?? person.community_id);
  if (!community) throw new Refusal('not_found');
  return community;
}

async function giveRole(
  tx: Tx,
  { id }: Person,
  { role, community }: { role: Request<'setRole'>['body']['role']; community: CommunityRow | undefined },
  now: number,
): Promise<void> {
  if (role === 'coordinator') return insertCarer(tx, { userId: id, communityId: null }, now);
  if ((await isCoordinator(tx, id)) && !(role === 'member' && community)) {
    if (!(await hasOtherCoordinator(tx, id))) throw new Refusal('last_coordinator');
    await deleteCoordinator(tx, id);
  }
  if (role === 'member') return deleteFacilitator(tx, id, community?.id);
  if (community) await insertCarer(tx, { userId: id, communityId: community.id }, now);
}
