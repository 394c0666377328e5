import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import { readCounter } from '#server/ledger/counters.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findUndamped } from './find-undamped.ts';
import { findFirst } from './queries.ts';

/**
 * Who leads, who connects most, and how many of the games begun were completed. While nobody is identified as a leader, it is
 * said who has most points: the first whom the community knows, where it knows one of them. Connections that
 * do not count are told only while none do.
 */
export async function readLeadershipStats(
  db: Db,
  { member, services }: Request<'leadershipStats'>,
): Promise<Answer<'leadershipStats'>> {
  const network = await services.network.of(member);
  const first = async (order: Parameters<typeof findUndamped>[3]['order']) =>
    (await findUndamped(db, network, member, { order, count: 1 }))[0];
  const identified = await first('leaders');
  const leader = identified ?? (await firstByScore(db, network, member));
  const connector = (await first('countedConnections')) ?? (await first('connections'));
  const shownLeader = leader && showMember(leader, member);
  const total = await readCounter(db, member, 'games-started');
  const completed = await readCounter(db, member, 'games-completed');
  return {
    topLeader: shownLeader
      ? {
          fullName: shownLeader.fullName ?? shownLeader.username,
          username: shownLeader.username,
          score: leader.value,
          isIdentified: identified !== undefined,
        }
      : null,
    topConnector: connector
      ? { username: showMember(connector, member).username, connections: connector.fair }
      : null,
    completionRate: { percentage: total === 0 ? 0 : Math.round((completed / total) * 100), completed, total },
    totalGames: games.length,
  };
}

/** As many of the first are looked at for somebody whom the community knows, so many at a time. */
const lookedAt = 100;
const page = 10;

/** The first of the ranking; where people know each other, one of them: who only plays alone leads nobody. */
async function firstByScore(db: Db, network: SeenNetwork, scope: Scope) {
  let first: Awaited<ReturnType<typeof findFirst>>[number] | undefined;
  for (let offset = 0; offset < lookedAt; offset += page) {
    const rows = await findFirst(db, scope, 'score', { limit: page, offset });
    for (const row of rows) {
      const place = network.find(row.id);
      if (place?.isDamped) continue;
      first ??= row;
      if (place?.isKnown || !network.hasKnown) return row;
    }
    if (rows.length < page) break;
  }
  return first;
}
