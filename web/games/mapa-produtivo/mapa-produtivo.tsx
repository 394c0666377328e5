import { type ReactNode, useMemo, useRef, useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import type { RegionId } from '#core/content/mapa-produtivo/shape.ts';
import { productById } from '#core/content/mapa-produtivo.ts';
import { firstSteps, hintFor } from '#core/games/mapa-produtivo/first-steps.ts';
import {
  currentProduct,
  drop,
  isFinished,
  liveScore,
  type Placement,
  type Play,
  report,
  tuning,
} from '#core/games/mapa-produtivo/rules.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { keptTrade } from '#web/api/kept-trade.ts';
import { useSession } from '#web/app/session.ts';
import { CalmSwitch } from '#web/play/calm-switch.tsx';
import { runPoints } from '#web/play/gain-words.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useBrought } from '#web/play/use-brought.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { useFinished } from '#web/play/use-finished.ts';
import { type RoundRules, useKeptRound } from '#web/play/use-kept-round.ts';
import { usePause } from '#web/play/use-pause.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useStoredJson } from '#web/play/use-stored-json.ts';
import { useDeviceChoice } from '#web/ui/device-choice.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DropFeedback, verdictOf } from './drop-feedback.tsx';
import { MapBoard } from './map-board.tsx';
import { MapEnd } from './map-end.tsx';
import { firstRoundFor, mixedRoundFor } from './rounds.ts';
import { StateChoice } from './state-choice.tsx';
import { useFirstSteps, useIsFirstVisit } from './use-first-steps.ts';
import { useOwnState } from './use-own-state.ts';

const { id, name } = gameOf('mapa-produtivo');

/** Only a newcomer's round needs it, with the drawing of a badge. */
const bringSheet = () => import('./first-steps-sheet.tsx');

/** Whoever taps the feedback away must not place the next product by the same tap. */
const settleMs = 350;

/** The first twenty products until they were all taken home once; from then on every round brings others. */
export function MapaProdutivo() {
  const finished = useFinished(id);
  const [round, setRound] = useState(0);
  const firstRound = useFirstRound();
  // What opens when a round ends is for the next one.
  const [opened, setOpened] = useState<{ round: number; isMixed: boolean }>();
  if (finished && opened?.round !== round) setOpened({ round, isMixed: finished.includes('') });
  if (!opened)
    return (
      <GameFrame title={name}>
        <SkeletonRows rows={1} rowClass="h-96" text="Carregando o mapa..." />
      </GameFrame>
    );
  return opened.isMixed ? (
    <MixedRounds isReplay={round > 0} onReplay={() => setRound(round + 1)} />
  ) : (
    <MapRound rules={firstRound} isReplay={round > 0} onReplay={() => setRound(round + 1)} />
  );
}

/** Rounds of the whole bank; whoever says where they live meets the products of that state in every one. */
function MixedRounds(props: Pick<RoundProps, 'isReplay' | 'onReplay'>) {
  const [state, setState] = useOwnState();
  const rules = useMemo(() => mixedRoundFor(state), [state]);
  return (
    <MapRound
      key={state}
      {...props}
      rules={rules}
      before={<StateChoice state={state} onChange={setState} />}
    />
  );
}

/** The first twenty, with what the person knows at their head. */
function useFirstRound(): RoundRules<Play> {
  const draft = useStoredJson('mapa-produtivo');
  const isFirstVisit = useIsFirstVisit();
  const trade = keptTrade(useSession().user?.id ?? 1) ?? (isFirstVisit ? 'outra' : undefined);
  const [rules] = useState(() => firstRoundFor(trade, draft.read()));
  return rules;
}

interface RoundProps {
  rules: RoundRules<Play>;
  /** What can be chosen until the first product is placed. */
  before?: ReactNode;
  /** It was begun by hand, and so takes the focus. */
  isReplay: boolean;
  onReplay: () => void;
}

/** Twenty products, five regions: each product is taken home. */
function MapRound({ rules, before, isReplay, onReplay }: RoundProps) {
  const round = useKeptRound('mapa-produtivo', rules);
  const [isReading, setIsReading] = useState(false);
  const [isCalm] = useDeviceChoice('ler-com-calma');
  const readyAt = useRef(0);
  const run = useSaveRun(id);
  const isFirstVisit = useIsFirstVisit() && before === undefined;

  const { play } = round;
  const { queue, placements } = play;
  useBegun(id, placements.length > 0);
  const feedback = round.isExplaining ? placements.at(-1) : undefined;
  const product = feedback?.product ?? currentProduct(play);

  const steps = useFirstSteps(isFirstVisit, {
    placements,
    isExplaining: feedback !== undefined,
    readSeconds: round.readSeconds,
  });
  const sheet = useBrought(bringSheet, isFirstVisit);
  const isLed = isFirstVisit && placements.length - (feedback ? 1 : 0) < firstSteps;

  function dropOn(region: RegionId) {
    if (feedback || !product || performance.now() < readyAt.current) return;
    round.explain(drop(play, region));
  }
  function goOn() {
    round.endExplanation();
    readyAt.current = performance.now() + settleMs;
    if (!isFinished(play)) return;
    const finished = report(play, round.readSeconds());
    run.save(
      { score: finished.score, data: { ...finished.data } },
      {
        success: {
          title: 'Parabéns!',
          text: `Você completou o ${name} com ${formatNumber(finished.score)} pontos!`,
        },
      },
    );
  }
  function replay() {
    run.reset();
    round.restart();
    onReplay();
  }
  const isHeld = isReading || isCalm;
  useDelay(goOn, tuning.feedbackMs, { isWaiting: feedback !== undefined, isHeld });
  usePause(round.clock, feedback !== undefined && isHeld, isCalm ? tuning.feedbackMs : 0);

  if (!product)
    return (
      <GameFrame title={name}>
        <MapEnd placements={placements} run={run.state} onReplay={replay} />
      </GameFrame>
    );
  return (
    <GameFrame
      title={name}
      progress={progressOf(placements, queue.indexOf(product) + 1, isLed ? firstSteps : queue.length)}
    >
      <p role="status" className="sr-only">
        {feedback ? '' : newsOf(placements.at(-1), productById(product).name)}
      </p>
      <MapBoard
        product={productById(product)}
        placements={feedback ? placements.slice(0, -1) : placements}
        takesFocus={isReplay}
        hint={isLed ? hintFor(product) : undefined}
        onDrop={dropOn}
      />
      {placements.length === 0 && before}
      <CalmSwitch />
      {steps.isDone && sheet && (
        <sheet.FirstStepsSheet {...countsOf(placements)} run={steps.run} onGoOn={steps.goOn} />
      )}
      {feedback && (
        <DropFeedback placement={feedback} isLast={isFinished(play)} onReading={setIsReading} onGoOn={goOn} />
      )}
    </GameFrame>
  );
}

const progressOf = (placements: readonly Placement[], place: number, total: number) => ({
  label: `Produto ${place} de ${total} · ${runPoints(liveScore(placements))}`,
  done: placements.length,
  total,
});

/** How a round stands. */
function countsOf(placements: readonly Placement[]) {
  const points = liveScore(placements);
  const { products: total, pointsPerDrop } = tuning;
  return { points, hits: points / pointsPerDrop, total, left: total - placements.length };
}

/** What whoever does not see the screen hears between two products. */
const newsOf = (last: Placement | undefined, next: string): string =>
  last ? `${productById(last.product).name}: ${verdictOf(last)} Agora: ${next}.` : '';
