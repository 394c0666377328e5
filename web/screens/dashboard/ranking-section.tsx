import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { communityReads } from './community-reads.ts';
import { InfluenceRanking } from './influence-ranking.tsx';
import { NetworkCards } from './network-cards.tsx';
import { type Period, rankMembers } from './rank-members.ts';
import { rankingCsv, saveFile } from './ranking-csv.ts';

/** The ranking and the cards at its side, which export what it shows. */
export function RankingSection({ userId }: { userId: number }) {
  const [period, setPeriod] = useState<Period>('week');
  const read = useQuery(communityReads.leaderboard);
  return (
    <>
      <InfluenceRanking read={read} userId={userId} period={period} onPeriod={setPeriod} />
      <NetworkCards
        network={null}
        onExport={() =>
          saveFile('ranking-rota-viva.csv', rankingCsv(rankMembers(read.data ?? [], period), period))
        }
      />
    </>
  );
}
