import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { mayLead } from '#server/ledger/leadership.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findFirst } from './queries.ts';

const page = 20;

/**
 * The first members in an order, passing over those whom the network damps, and where it is about leading also those
 * who are known to nobody else: only as many as those are read besides.
 */
export async function findUndamped(
  db: Db,
  network: SeenNetwork,
  scope: Scope,
  { order, count }: { order: Parameters<typeof findFirst>[2]; count: number },
): ReturnType<typeof findFirst> {
  const isAboutLeading = order === 'leaders' || order === 'countedConnections';
  const isPassed = (place: ReturnType<SeenNetwork['find']>): boolean =>
    isAboutLeading ? mayLead(place) : !place?.isDamped;
  const found: Awaited<ReturnType<typeof findFirst>> = [];
  for (let offset = 0; ; offset += page) {
    const rows = await findFirst(db, scope, order, { limit: page, offset });
    found.push(...rows.filter(({ id }) => isPassed(network.find(id))));
    if (found.length >= count || rows.length < page) return found.slice(0, count);
  }
}
