import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { deleteSessions } from '#server/features/account/session-queries.ts';
import { recountAnswers } from '#server/features/rounds/turnout-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { findReceivers } from '#server/ledger/forget-giver.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { recountGifts } from '#server/ledger/recount-gifts.ts';
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
  // Held, so that whoever signs in at this moment does so before, and is signed out, or after, and is refused.
  const receivers = await lockReceivers(tx, person.id);
  await setSuspension(tx, person.id, { at: now, reason: body.reason });
  await recountAnswers(tx, person.id);
  await recountGifts(tx, receivers, now);
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
  const receivers = await lockReceivers(tx, person.id);
  if (await setSuspension(tx, person.id, null)) {
    await recountAnswers(tx, person.id, isStranger(network, person.id));
    await recountGifts(tx, receivers, now);
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

/** Holds a person and those to whom they gave something: it counts for leading only while the person may come in. */
async function lockReceivers(tx: Tx, userId: number): Promise<number[]> {
  await lockMembers(tx, [userId, ...(await findReceivers(tx, userId))]);
  // Read again, now that the person is held and can give nothing more.
  const receivers = await findReceivers(tx, userId);
  await lockMembers(tx, receivers);
  return receivers;
}
