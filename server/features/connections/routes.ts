import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Request, type Route, read, withNetwork } from '#server/http/route.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { areConnected, connectPair } from '#server/ledger/connect-pair.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { heldMember, lockMembers } from '#server/ledger/lock-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { notify, withdrawNotice } from '#server/live/notices.ts';
import { canReach, endAsks, findTies, insertAsk, isAsked } from './queries.ts';

const maxShown = 500;

/** Who knows whom, and who would like to. */
export const connectionsRoutes: readonly Route[] = [
  withNetwork(writeOnce('connect', connect)),
  writeOnce('declineConnection', decline),
  read('connections', (db, { member }) => findTies(db, member.id, maxShown)),
];

/** Asks another member, or says yes to the one who asked: then both are paid. Asking again changes nothing. */
async function connect(tx: Tx, request: Request<'connect'>): Promise<Answer<'connect'>> {
  const { params, member, now, announce } = request;
  if (params.id === member.id) throw new Refusal('own_connection');
  if (!(await canReach(tx, member, params.id))) throw new Refusal('not_found');
  await markActive(tx, member.id, now, [params.id]);
  // Whoever has just gone to live elsewhere is no neighbour any more.
  if (heldMember(tx, params.id).community_id !== member.communityId) throw new Refusal('not_found');
  if (await areConnected(tx, member.id, params.id)) throw new Refusal('already_connected');
  if (await isAsked(tx, params.id, member.id)) return accept(tx, request);
  if (await insertAsk(tx, member.id, params.id, now)) {
    await countToday(tx, member.id, 'day_connections', now);
    announce({ type: 'member' }, [member.id, params.id]);
    notify(tx, { ...askOf(member.id, params.id), kind: 'connection_asked' });
  } else if (!(await isAsked(tx, member.id, params.id))) {
    throw new Refusal('ask_declined');
  }
  const { connections } = await findStanding(tx, member.id);
  return { state: 'asked', connections, pointsEarned: 0, newBadges: [] };
}

/** What somebody is told of a connection with the other: one thing at a time. */
const askOf = (actorId: number, userId: number) => ({
  userId,
  actorId,
  foldKey: `connection:${actorId}`,
  about: '',
  path: '/account',
});

async function accept(
  tx: Tx,
  { params, member, now, announce, services }: Request<'connect'>,
): Promise<Answer<'connect'>> {
  await countToday(tx, member.id, 'day_connections', now);
  const { points, newBadges } = await connectPair(
    tx,
    await services.network.of(member),
    [member.id, params.id],
    now,
  );
  notify(tx, { ...askOf(member.id, params.id), kind: 'connection_accepted' });
  announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id, params.id]);
  const { connections } = await findStanding(tx, member.id);
  return {
    state: 'connected',
    connections,
    pointsEarned: points,
    newBadges: newBadges.map(({ name }) => name),
  };
}

/** Says no to who asked, or takes the own ask back; where there is none, nothing happens. */
async function decline(
  tx: Tx,
  { params, member, now, announce }: Request<'declineConnection'>,
): Promise<Answer<'declineConnection'>> {
  if (!(await canReach(tx, member, params.id))) throw new Refusal('not_found');
  await lockMembers(tx, [member.id, params.id]);
  if (await areConnected(tx, member.id, params.id)) throw new Refusal('already_connected');
  await endAsks(tx, member.id, params.id, now);
  // Nobody has to answer any more, whichever of the two had asked.
  withdrawNotice(tx, member.id, askOf(params.id, member.id).foldKey);
  withdrawNotice(tx, params.id, askOf(member.id, params.id).foldKey);
  announce({ type: 'member' }, [member.id, params.id]);
  return { ok: true };
}
