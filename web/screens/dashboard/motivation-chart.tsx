import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { drawUnpredictability, octalysisChart, plainFactor, topFactors } from '#core/progress/octalysis.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { RadarChart } from '#web/ui/radar-chart.tsx';
import { chartLook, side } from './motivation-look.ts';

/** The factors around the octagon: meaning above, pressure below, as Octalysis draws them. */
const clockwise = [0, 2, 4, 6, 7, 5, 3, 1];

/** The eight factors drawn, and the strongest told. */
export function MotivationChart() {
  const userId = useSession().user?.id ?? 1;
  const { data } = useQuery(readOptions('octalysisStats', { params: { id: `${userId}` } }));
  return data && <Profile stats={data} />;
}

function Profile({ stats }: { stats: Answer<'octalysisStats'> }) {
  // Chance is asked once each time the card is opened, so that the picture holds still while one looks.
  const [drawn] = useState(() => drawUnpredictability(Math.random()));
  const points = octalysisChart(stats, drawn);
  const around = clockwise.flatMap((index) => points[index] ?? []);
  const top = topFactors(points);
  return (
    <>
      <p className="text-ink-soft">Análise dos seus fatores motivacionais baseada na Framework Octalysis</p>
      <p className="text-sm text-ink-soft">A Octalysis olha oito motivos que fazem alguém agir.</p>
      <p className="font-semibold">O que mais move você</p>
      <div className={side}>
        <RadarChart
          points={around.map(({ factor, score }) => ({ label: factor, score }))}
          className={chartLook}
        />
        {/* A table keeps its own width whatever its class says, so a box hides it. */}
        <div className="sr-only">
          <table>
            <caption>Seus oito fatores de motivação</caption>
            <tbody>
              {points.map(({ factor, fullName, score }) => (
                <tr key={factor}>
                  <th scope="row">{fullName}</th>
                  <td>{score}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ol aria-label="Seus fatores mais fortes" className="grid gap-3">
          {top.map(({ factor, score }) => (
            <li key={factor} className="flex flex-wrap justify-between gap-x-3 gap-y-1">
              <span className="text-[min(1rem,8vw)] font-semibold">{factor}</span>
              <strong className="tabular-nums">{score}%</strong>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-2.5 w-full rounded-full"
              >
                <rect width="100" height="4" className="fill-line" />
                <rect width={score} height="4" className="fill-leaf" />
              </svg>
              <span className="w-full text-sm text-ink-soft">Gostar de {plainFactor(factor)}.</span>
            </li>
          ))}
        </ol>
        <p className="rounded-2xl bg-leaf-wash px-4 py-3 font-semibold text-leaf">{top[0]?.description}</p>
      </div>
      <p className="text-sm text-ink-soft">
        A Imprevisibilidade sai por sorteio: muda cada vez que você abre esta tela.
      </p>
    </>
  );
}
