import { useQuery } from '@tanstack/react-query';
import {
  Award,
  Handshake,
  type LucideIcon,
  Minus,
  Puzzle,
  Sun,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { hasEnough, sampleOrReal } from '#core/progress/sample.ts';
import { sampleTrend, type Trend, trendOf } from '#core/progress/trend.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Card } from '#web/ui/card.tsx';
import { SampleTag } from '#web/ui/sample-tag.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Tone, toneClass } from '#web/ui/tag.tsx';

type Stats = Answer<'userStats'>;
type Figure = 'influenceScore' | 'gamesCompleted' | 'connections' | 'badges';

const cards: readonly { figure: Figure; label: string; Icon: LucideIcon; tone: Tone }[] = [
  { figure: 'influenceScore', label: 'Escore de Influência', Icon: Sun, tone: 'amber' },
  { figure: 'gamesCompleted', label: 'Jogos Completados', Icon: Puzzle, tone: 'leaf' },
  { figure: 'connections', label: 'Conexões Feitas', Icon: Handshake, tone: 'water' },
  { figure: 'badges', label: 'Selos Conquistados', Icon: Award, tone: 'plum' },
];

const nothingYet: Stats = {
  influenceScore: 0,
  gamesCompleted: 0,
  connections: 0,
  badges: 0,
  trend: { thisWeek: 0, previousWeek: 0, ledgerDays: 0 },
};

/** The member's four figures. */
export function StatsRow({ userId }: { userId: number }) {
  const { data, isPending } = useQuery(readOptions('userStats', { params: { id: `${userId}` } }));
  const stats = data ?? nothingYet;
  return (
    <section aria-label="Seus números" aria-busy={isPending}>
      <dl className="grid two-abreast gap-3 md:grid-cols-4 md:gap-5">
        {cards.map(({ figure, label, Icon, tone }) => (
          <Card
            key={figure}
            className={`${toneClass(tone)} grid grid-cols-[minmax(0,1fr)] content-start gap-1 p-3.5 sm:p-5`}
          >
            <dt className="grid gap-2.5">
              <span className="grid size-11 place-items-center rounded-2xl bg-(--tone-wash) text-(--tone)">
                <Icon aria-hidden="true" size={24} />
              </span>
              <span className="min-h-[2.6em] small-label leading-tight font-semibold text-ink-soft sm:min-h-0 sm:text-base">
                {label}
                {figure === 'influenceScore' && (
                  <span className="block font-normal">os pontos que você ganhou</span>
                )}
              </span>
            </dt>
            <dd className="grid gap-2">
              {isPending ? <WaitingFigure /> : <BigFigure>{formatNumber(stats[figure])}</BigFigure>}
              {figure === 'influenceScore' && (isPending ? <WaitingTrend /> : <TrendLine {...stats.trend} />)}
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  );
}

const BigFigure = ({ children }: { children: ReactNode }) => (
  <strong className="h-10 font-display text-4xl leading-10 tabular-nums">{children}</strong>
);

const WaitingFigure = () => (
  <span>
    <span className="sr-only">Carregando...</span>
    <Skeleton className="h-10 w-20" />
  </span>
);

const WaitingTrend = () => <Skeleton className="h-18 w-full md:h-14" />;

const arrows: Record<Trend['direction'], LucideIcon> = { up: TrendingUp, down: TrendingDown, flat: Minus };

function TrendLine({ ledgerDays, ...weeks }: Stats['trend']) {
  const { isSample, value } = sampleOrReal({
    enough: hasEnough('trend', ledgerDays),
    sample: sampleTrend,
    real: trendOf(weeks),
  });
  const Arrow = arrows[value.direction];
  return (
    <span className="flex min-h-18 flex-wrap content-start items-center gap-x-2 gap-y-1.5 md:min-h-14">
      <span
        className={`flex items-center gap-1.5 text-sm leading-tight font-bold ${value.direction === 'down' ? 'text-clay' : 'text-leaf'}`}
      >
        <Arrow aria-hidden="true" size={18} className="shrink-0" />
        {value.label}
      </span>
      {isSample && <SampleTag />}
    </span>
  );
}
