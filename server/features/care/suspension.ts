import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { deleteSessions } from '#server/features/account/session-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { wantSnapshot } from '#server/network/changes.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { isCoordinator } from './carer-queries.ts';
import { insertCare } from './log-queries.ts';
import { requirePerson } from './person.ts';
import { setSuspension } from './person-queries.ts';

/** Keeps somebody out, with the reason; their sessions end, nobody reads of them as a leader, and nothing of theirs is lost. */
export async function suspendUser(
  tx: Tx,
  { params, body, member, now, announce }: Request<'suspendUser'>,
): Promise<Answer<'suspendUser'>> {
  const person = await requirePerson(tx, member, params.id);
  if (person.id === member.id || (await isCoordinator(tx, person.id))) throw new Refusal('own_suspension');
  await setSuspension(tx, person.id, { at: now, reason: body.reason }, now);
  await wantSnapshot(tx, person.community_id);
  for (const sessionHash of await deleteSessions(tx, person.id)) {
    announce({ type: 'session-over', sessionHash }, [person.id]);
  }
  announce({ type: 'ranking' }, { communityId: person.community_id });
  await insertCare(
    tx,
    {
      action: 'person_suspended',
      carerId: member.id,
      communityId: person.community_id,
      personId: person.id,
      reason: body.reason,
    },
    now,
  );
  return { ok: true };
}

/** The network of the community in which the person lives. */
export async function findNetwork(
  db: Db,
  { params, member, services }: Request<'restoreUser'>,
): Promise<SeenNetwork> {
  const { community_id: communityId } = await requirePerson(db, member, params.id);
  return services.network.of({ communityId });
}

/** Lets somebody come in again. */
export async function restoreUser(
  tx: Tx,
  { params, member, now, announce }: Request<'restoreUser'>,
  network: SeenNetwork,
): Promise<Answer<'restoreUser'>> {
  const person = await requirePerson(tx, member, params.id);
  if (await setSuspension(tx, person.id, null, now, isStranger(network, person.id))) {
    await wantSnapshot(tx, person.community_id);
    announce({ type: 'ranking' }, { communityId: person.community_id });
    await insertCare(
      tx,
      {
        action: 'person_restored',
        carerId: member.id,
        communityId: person.community_id,
        personId: person.id,
      },
      now,
    );
  }
  return { ok: true };
}
