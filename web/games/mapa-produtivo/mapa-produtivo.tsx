import { useRef, useState } from 'react';
import { productById, type RegionId } from '#core/content/mapa-produtivo.ts';
import {
  currentProduct,
  deal,
  drop,
  isFinished,
  liveScore,
  type Placement,
  report,
  tuning,
} from '#core/games/mapa-produtivo/rules.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { gameOf } from '#web/play/game-of.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useStopwatch } from '#web/play/use-stopwatch.ts';
import { DropFeedback, verdictOf } from './drop-feedback.tsx';
import { MapBoard } from './map-board.tsx';
import { MapEnd } from './map-end.tsx';

const { id, name } = gameOf('mapa-produtivo');

/** Whoever taps the feedback away must not place the next product by the same tap. */
const settleMs = 350;

/** Twenty products, five regions: each product is taken home. */
export function MapaProdutivo() {
  const [play, setPlay] = useState(() => deal(freshSeed()));
  const [isReplay, setIsReplay] = useState(false);
  const [feedback, setFeedback] = useState<Placement>();
  const [isReading, setIsReading] = useState(false);
  const readyAt = useRef(0);
  const stopwatch = useStopwatch();
  const run = useSaveRun(id);

  const { queue, placements } = play;
  const product = feedback?.product ?? currentProduct(play);

  function dropOn(region: RegionId) {
    if (feedback || !product || performance.now() < readyAt.current) return;
    setPlay(drop(play, region));
    setFeedback({ product, region });
  }
  function goOn() {
    setFeedback(undefined);
    readyAt.current = performance.now() + settleMs;
    if (!isFinished(play)) return;
    const finished = report(play, stopwatch.read());
    run.save(
      { score: finished.score, data: { ...finished.data } },
      {
        success: {
          title: 'Parabéns!',
          text: `Você completou o ${name} com ${finished.score.toLocaleString('pt-BR')} pontos!`,
        },
      },
    );
  }
  function replay() {
    run.reset();
    stopwatch.restart();
    setIsReplay(true);
    setPlay(deal(freshSeed()));
  }
  useDelay(goOn, tuning.feedbackMs, { isWaiting: feedback !== undefined, isHeld: isReading });

  if (!product)
    return (
      <GameFrame title={name}>
        <MapEnd placements={placements} run={run.state} onReplay={replay} />
      </GameFrame>
    );
  const place = queue.indexOf(product) + 1;
  const points = liveScore(placements).toLocaleString('pt-BR');
  return (
    <GameFrame
      title={name}
      progress={{
        label: `Produto ${place} de ${queue.length} · ${points} pontos`,
        done: placements.length,
        total: queue.length,
      }}
    >
      <p role="status" className="sr-only">
        {feedback ? '' : newsOf(placements.at(-1), productById(product).name)}
      </p>
      <MapBoard
        product={productById(product)}
        placements={feedback ? placements.slice(0, -1) : placements}
        takesFocus={isReplay}
        onDrop={dropOn}
      />
      {feedback && <DropFeedback placement={feedback} onReading={setIsReading} />}
    </GameFrame>
  );
}

/** What whoever does not see the screen hears between two products. */
const newsOf = (last: Placement | undefined, next: string): string =>
  last ? `${productById(last.product).name}: ${verdictOf(last)} Agora: ${next}.` : '';
