import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig, Crown, Link2, Puzzle } from 'lucide-react';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { FigureCard } from '#web/ui/figure-card.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Who leads, who connects most, how much is completed, and in how many games. */
export function Figures() {
  const stats = useQuery({ ...readOptions('leadershipStats'), refetchOnMount: 'always' });
  if (stats.isLoadingError) return <LoadFailure failure={stats.error} onRetry={() => stats.refetch()} />;
  const waiting = <Skeleton className="h-9 w-24" />;
  // On a phone most notes take two lines.
  const waitingNote = <Skeleton className="h-10.5 md:h-5" />;
  const { topLeader, topConnector, completionRate, totalGames } = stats.data ?? {};
  const nobody = <span className="text-ink-soft">Ninguém ainda</span>;
  return (
    <section aria-label="Números das lideranças">
      <h2 className="sr-only">Números das lideranças</h2>
      <ul className="grid two-abreast gap-3 md:grid-cols-4 md:gap-5">
        <li>
          <FigureCard
            label={topLeader?.isIdentified === false ? 'Mais pontos até agora' : 'Liderança atual'}
            Icon={Crown}
            isName
            note={
              topLeader
                ? `${formatNumber(topLeader.score)} de influência`
                : stats.data
                  ? 'Pode ser você!'
                  : waitingNote
            }
          >
            {stats.isPending ? waiting : topLeader ? topLeader.fullName || topLeader.username : nobody}
          </FigureCard>
        </li>
        <li>
          <FigureCard
            label={topConnector?.isEstablished === false ? 'Mais conexões até agora' : 'Quem mais conecta'}
            Icon={Link2}
            isName
            note={
              topConnector
                ? counted(topConnector.connections, 'conexão', 'conexões')
                : stats.data
                  ? 'Faça a primeira conexão.'
                  : waitingNote
            }
          >
            {stats.isPending ? waiting : (topConnector?.username ?? nobody)}
          </FigureCard>
        </li>
        <li>
          <FigureCard
            label="Taxa de conclusão"
            Icon={CircleCheckBig}
            note={
              completionRate
                ? `${formatNumber(completionRate.completed)} de ${counted(completionRate.total, 'jogo começado', 'jogos começados')}`
                : waitingNote
            }
          >
            {completionRate ? (
              <ProgressRing
                percent={completionRate.percentage}
                label={`Taxa de conclusão: ${completionRate.percentage}%`}
                className="size-18"
              />
            ) : (
              <Skeleton className="size-18" />
            )}
          </FigureCard>
        </li>
        <li>
          <FigureCard
            label="Jogos ativos"
            Icon={Puzzle}
            note={stats.data ? 'Todos abertos para você.' : waitingNote}
          >
            {totalGames === undefined ? waiting : formatNumber(totalGames)}
          </FigureCard>
        </li>
      </ul>
    </section>
  );
}
