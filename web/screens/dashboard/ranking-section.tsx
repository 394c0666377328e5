import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { communityReads } from './community-reads.ts';
import { InfluenceRanking } from './influence-ranking.tsx';
import { NetworkCards } from './network-cards.tsx';
import type { Period } from './rank-members.ts';

/** The ranking and the network behind it, side by side. */
export function RankingSection({ userId }: { userId: number }) {
  const [period, setPeriod] = useState<Period>('week');
  const read = useQuery(communityReads.leaderboard);
  return (
    <>
      <InfluenceRanking read={read} userId={userId} period={period} onPeriod={setPeriod} />
      <NetworkCards />
    </>
  );
}
