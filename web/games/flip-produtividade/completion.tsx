import { Layers } from 'lucide-react';
import { gameOf } from '#core/content/games.ts';
import { missedIn } from '#core/games/flip-produtividade/missed.ts';
import { type FlipData, type Play, tuning } from '#core/games/flip-produtividade/rules.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { Explanations } from '#web/play/explanations.tsx';
import { PracticeNote } from '#web/play/practice-note.tsx';
import { ReplayButton, ResultCard } from '#web/play/result-card.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import { minutesAndSeconds } from './minutes-and-seconds.ts';

const game = gameOf('flip-produtividade');

interface Props {
  play: Play;
  data: FlipData;
  run: RunState;
  onReplay: () => void;
  onLeave: () => void;
}

/** The end of a deck: moves and time, how the score came about, and every pair explained again. */
export function Completion({ play, data, run, onReplay, onLeave }: Props) {
  const { moves, timeElapsed, scoreBreakdown } = data;
  return (
    <div className="grid gap-6">
      <Card className="p-5 sm:p-7">
        <ResultCard
          game={game}
          once="uma vez por baralho"
          title="Parabéns!"
          score={scoreBreakdown.finalScore}
          run={run}
          actions={
            <>
              <ReplayButton onReplay={onReplay} />
              <Button look="quiet" onClick={onLeave}>
                <Layers aria-hidden="true" size={20} />
                Escolher Outro Baralho
              </Button>
            </>
          }
        >
          <p>
            Você achou todos os pares em <strong>{counted(moves, 'jogada', 'jogadas')}</strong> e{' '}
            <strong>{minutesAndSeconds(timeElapsed)}</strong>.
          </p>
          <Breakdown data={data} />
          <PracticeNote items={missedIn(play)} />
        </ResultCard>
      </Card>
      <Explanations
        heading="O que cada par ensina"
        items={play.deck.pairs.map(({ id, faces, explanation, detail, source, year }) => ({
          id,
          title: faces.join(': '),
          text: (
            <>
              <p>{explanation}</p>
              <p className="text-ink-soft">{detail}</p>
              <div className="empty:hidden">
                <ListenButton text={`${faces.join(': ')}. ${explanation} ${detail}`} />
              </div>
            </>
          ),
          source: { source, year },
        }))}
      />
    </div>
  );
}

function Breakdown({ data: { moves, timeElapsed, scoreBreakdown } }: { data: FlipData }) {
  const { baseScore, movePenalty, timePenalty, finalScore } = scoreBreakdown;
  const rows = [
    { label: 'Ponto de partida', points: formatNumber(baseScore) },
    {
      label: `${counted(moves, 'jogada', 'jogadas')} × ${tuning.penaltyPerMove}`,
      points: `−${formatNumber(movePenalty)}`,
    },
    {
      label: `${counted(timeElapsed, 'segundo', 'segundos')} × ${tuning.penaltyPerSecond}`,
      points: `−${formatNumber(timePenalty)}`,
    },
    { label: 'Pontuação final', points: formatNumber(finalScore) },
  ];
  return (
    <dl className="grid w-full max-w-sm text-left">
      {rows.map(({ label, points }) => (
        <div
          key={label}
          className="flex justify-between gap-3 border-line py-1.5 last:border-t-2 last:font-bold"
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{points}</dd>
        </div>
      ))}
    </dl>
  );
}
