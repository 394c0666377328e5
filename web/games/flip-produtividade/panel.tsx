import type { ReactNode } from 'react';
import { type Play, pairCount } from '#core/games/flip-produtividade/rules.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { ProgressBar } from '#web/play/progress-bar.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

/** Time, score, moves and pairs found, while one plays and afterwards. */
export function Panel({ play, seconds, points }: { play: Play; seconds: number; points: number }) {
  const found = play.matched.length;
  const total = pairCount(play);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl border-2 border-line bg-card px-3 py-1 md:py-4">
      <dl className="flex flex-wrap gap-x-2.5 tight:gap-x-5 md:w-full md:justify-between">
        <Figure label="Tempo">{minutesAndSeconds(seconds)}</Figure>
        <Figure label="Pontos" more=" da partida">
          {formatNumber(points)}
        </Figure>
        <Figure label="Jogadas">{play.turns.length}</Figure>
      </dl>
      {/* Beside the figures, whatever they come to; below them where the letters are large. */}
      <div className="flex-1 basis-[5.5rem] low:basis-full md:basis-full">
        <ProgressBar label={`${found} de ${total} pares`} done={found} total={total} />
      </div>
    </div>
  );
}

const Figure = ({ label, more, children }: { label: string; more?: string; children: ReactNode }) => (
  <div className="min-w-10">
    <dt className="text-sm text-ink-soft">
      {label}
      <span className="max-md:sr-only">{more}</span>
    </dt>
    <dd className="text-xl leading-tight font-bold whitespace-nowrap tabular-nums md:text-2xl">{children}</dd>
  </div>
);
