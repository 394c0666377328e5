import { games } from '#core/content/games.ts';
import type { Answer } from '#core/contract/index.ts';
import { hiddenName } from '#core/contract/network-export.ts';
import type { Db } from '#server/db/schema.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { findFirst } from './queries.ts';

/** Who leads, who connects most, and how many of the games begun were completed. */
export async function readLeadershipStats(db: Db): Promise<Answer<'leadershipStats'>> {
  const leader = await findFirst(db, 'influence_score');
  const connector = await findFirst(db, 'connections');
  const total = await readCounter(db, 'games-started');
  const completed = await readCounter(db, 'games-completed');
  return {
    topLeader: leader
      ? { fullName: shownName(leader, leader.full_name), username: shownName(leader), score: leader.value }
      : null,
    topConnector: connector ? { username: shownName(connector), connections: connector.value } : null,
    completionRate: { percentage: total === 0 ? 0 : Math.round((completed / total) * 100), completed, total },
    totalGames: games.length,
  };
}

const shownName = (
  member: { username: string; hidden_at: number | null },
  fullName: string | null = null,
): string => (member.hidden_at === null ? (fullName ?? member.username) : hiddenName);
