import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import type { Db } from '#server/db/schema.ts';
import type { Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { findFirst } from './queries.ts';

/** Who leads, who connects most, and how many of the games begun were completed. */
export async function readLeadershipStats(
  db: Db,
  { member }: Request<'leadershipStats'>,
): Promise<Answer<'leadershipStats'>> {
  const leader = await findFirst(db, 'influence_score');
  const connector = await findFirst(db, 'connections');
  const shownLeader = leader && showMember(leader, member);
  const total = await readCounter(db, 'games-started');
  const completed = await readCounter(db, 'games-completed');
  return {
    topLeader: shownLeader
      ? {
          fullName: shownLeader.fullName ?? shownLeader.username,
          username: shownLeader.username,
          score: leader.value,
        }
      : null,
    topConnector: connector
      ? { username: showMember(connector, member).username, connections: connector.value }
      : null,
    completionRate: { percentage: total === 0 ? 0 : Math.round((completed / total) * 100), completed, total },
    totalGames: games.length,
  };
}
