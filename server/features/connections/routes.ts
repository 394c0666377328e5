import type { Answer } from '#core/contract/index.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Request, type Route, read, write } from '#server/http/route.ts';
import { connectPair } from '#server/ledger/connect-pair.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { holdMembers } from '#server/ledger/hold-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { findConnections, memberExists } from './queries.ts';

const mostShown = 500;

/** Who knows whom. */
export const connectionsRoutes: readonly Route[] = [
  write('connect', connect),
  read('connections', (db, { member }) => findConnections(db, member.id, mostShown)),
];

/** Connects the member with another, once, and pays both. */
async function connect(
  tx: Tx,
  { params, member, now, announce }: Request<'connect'>,
): Promise<Answer<'connect'>> {
  if (params.id === member.id) throw new Refusal('own_connection');
  if (!(await memberExists(tx, params.id))) throw new Refusal('not_found');
  await markActive(tx, member.id, now);
  await holdMembers(tx, [member.id, params.id]);
  const { isNew, points, newBadges } = await connectPair(tx, member.id, params.id, now);
  if (!isNew) throw new Refusal('already_connected');
  await countToday(tx, member.id, 'day_connections', now);
  announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id, params.id]);
  const { connections } = await findStanding(tx, member.id);
  return { connections, pointsEarned: points, newBadges: newBadges.map(({ name }) => name) };
}
