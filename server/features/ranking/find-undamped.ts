import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { readFacts } from '#server/ledger/facts.ts';
import { isLeader, mayLead, type SeenPlace } from '#server/ledger/leadership.ts';
import { findStanding } from '#server/ledger/standing.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { pointsOf } from '#server/network/own-gifts.ts';
import { findFirst } from './queries.ts';

const page = 20;
/** So many are looked at: where nobody leads, a large community must not be read through to its end. */
const farthest = 400;

/** With `fair`, what is left of the value without what says nothing of the member. */
type First = Awaited<ReturnType<typeof findFirst>>[number] & { fair: number };

interface Wanted {
  order: Exclude<Parameters<typeof findFirst>[2], 'score'>;
  count: number;
}

/**
 * The first members in an order, passing over those whom the network damps, and where it is about leading also those
 * who are known to nobody else: only as many as those are read besides. Where it is about leading, what people gave whom
 * the community knows through a member alone does not lift that member: it may be one person with several accounts.
 */
export async function findUndamped(
  db: Db,
  network: Pick<SeenNetwork, 'placeOf'>,
  scope: Scope,
  { order, count }: Wanted,
): Promise<First[]> {
  const found: First[] = [];
  for (let offset = 0; offset < farthest; offset += page) {
    const rows = await findFirst(db, scope, order, { limit: page, offset });
    for (const row of rows) {
      // Nobody further down comes before those found.
      const last = found[count - 1];
      if (last && (row.value < last.fair || (row.value === last.fair && row.id > last.id))) {
        return found.slice(0, count);
      }
      const place = network.placeOf(row.id);
      if (!(await isPassed(db, order, row.id, place))) continue;
      found.push({ ...row, fair: row.value - (place ? ownShare[order](place.own) : 0) });
      found.sort((one, other) => other.fair - one.fair || one.id - other.id);
    }
    if (rows.length < page) break;
  }
  return found.slice(0, count);
}

/** How much of what an order goes by was given by people who are known through the member alone, at most. */
const ownShare: Record<Wanted['order'], (own: SeenPlace['own']) => number> = {
  leaders: pointsOf,
  countedConnections: ({ connections }) => connections,
  connections: () => 0,
};

async function isPassed(
  db: Db,
  order: Wanted['order'],
  id: number,
  place: SeenPlace | undefined,
): Promise<boolean> {
  if (order === 'connections') return !place?.isDamped;
  if (!mayLead(place)) return false;
  const isPropped = place !== undefined && Object.values(place.own).some(Boolean);
  if (order !== 'leaders' || !isPropped) return true;
  return isLeader(await readFacts(db, await findStanding(db, id)), place);
}
