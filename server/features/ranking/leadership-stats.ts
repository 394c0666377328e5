import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { keepUnchangedBy } from '#server/db/keep-unchanged.ts';
import type { Db } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import { readCounter } from '#server/ledger/counters.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { findUndamped } from './find-undamped.ts';
import { findFirst } from './queries.ts';

/** As many communities are kept. */
const max = 200;

/**
 * Who leads, who connects most, and how many of the games begun were completed. While nobody is identified as a leader, it is
 * said who has most points: the first whom the community knows, where it knows one of them. Connections that
 * do not count are told only while none do, and as such: they may be somebody's own accounts.
 */
export async function readLeadershipStats(
  db: Db,
  { member, services }: Request<'leadershipStats'>,
): Promise<Readonly<Answer<'leadershipStats'>>> {
  const { firsts, shown } = await findKept(db, await services.network.of(member), member);
  const isAmongThem = firsts.leader?.id === member.id || firsts.connector?.id === member.id;
  return isAmongThem ? show(firsts, member) : shown;
}

/** The first of a community, and what everybody is shown of them who is not one of them. */
const findKept = keepUnchangedBy(
  ({ id }: SeenNetwork, { communityId }: Scope) => `${id} ${communityId}`,
  async (db, network, scope) => {
    const firsts = await findFirsts(db, network, scope);
    return { firsts, shown: Object.freeze(show(firsts, null)) };
  },
  max,
);

async function findFirsts(db: Db, network: SeenNetwork, scope: Scope) {
  const first = async (order: Parameters<typeof findUndamped>[3]['order']) =>
    (await findUndamped(db, network, scope, { order, count: 1 }))[0];
  const identified = await first('leaders');
  const established = await first('countedConnections');
  return {
    leader: identified ?? (await firstByScore(db, network, scope)),
    isIdentified: identified !== undefined,
    connector: established ?? (await first('connections')),
    isEstablished: established !== undefined,
    total: await readCounter(db, scope, 'games-started'),
    completed: await readCounter(db, scope, 'games-completed'),
  };
}

function show(
  {
    leader,
    isIdentified,
    connector,
    isEstablished,
    total,
    completed,
  }: Awaited<ReturnType<typeof findFirsts>>,
  viewer: { id: number } | null,
): Answer<'leadershipStats'> {
  const shownLeader = leader && showMember(leader, viewer);
  return {
    topLeader: shownLeader
      ? {
          fullName: shownLeader.fullName ?? shownLeader.username,
          username: shownLeader.username,
          score: leader.value,
          isIdentified,
        }
      : null,
    topConnector: connector
      ? { username: showMember(connector, viewer).username, connections: connector.fair, isEstablished }
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
