import { useMemo, useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { scenarios as firstScenarios, type Scenario } from '#core/content/jornada-empreendedor.ts';
import {
  choose,
  currentScenario,
  deal,
  dealMixed,
  isFinished,
  mixedVariant,
  type Play,
  report,
  seedFor,
  tuning,
} from '#core/games/jornada-empreendedor/rules.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { useSession } from '#web/app/session.ts';
import { CalmSwitch } from '#web/play/calm-switch.tsx';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useBrought } from '#web/play/use-brought.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { useFinished } from '#web/play/use-finished.ts';
import { type RoundRules, useKeptRound } from '#web/play/use-kept-round.ts';
import { usePause } from '#web/play/use-pause.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useDeviceChoice } from '#web/ui/device-choice.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useIsReading } from '#web/ui/voice/reading.ts';
import { JourneyEnd } from './journey-end.tsx';
import { ScenarioCard } from './scenario-card.tsx';
import { useOwnScenarios } from './use-own-scenarios.ts';

const { id, name, description } = gameOf('jornada-empreendedor');

const moves: Omit<RoundRules<Play>, 'deal'> = {
  movesOf: ({ answers }) => answers,
  redo(play, move) {
    const { scenario, choice } = Object(move);
    return scenario === currentScenario(play)?.id ? choose(play, choice) : play;
  },
  isFinished,
};

const firstJourney: RoundRules<Play> = { ...moves, deal: (seed) => deal(firstScenarios, seed) };

const mixedJourney = (bank: readonly Scenario[], wanted: () => readonly string[]): RoundRules<Play> => ({
  ...moves,
  variant: mixedVariant,
  pickSeed: (from) => seedFor(bank, wanted(), from),
  deal: (seed) => dealMixed(bank, seed),
});

const bringBank = async () => (await import('#core/content/jornada-empreendedor/bank.ts')).scenarioBank;

/** The first journey until it was finished once; from then on every journey brings other decisions. */
export function JornadaEmpreendedor() {
  const finished = useFinished(id);
  const [journey, setJourney] = useState(0);
  // What opens when a journey ends is for the next one.
  const [opened, setOpened] = useState<{ journey: number; isMixed: boolean }>();
  if (finished && opened?.journey !== journey) setOpened({ journey, isMixed: finished.includes('') });
  const isMixed = opened?.isMixed ?? false;
  // Whoever has finished a game may well want the bank: it comes beside the answer that says so.
  const hasFinished = Boolean(useSession().user?.gamesCompleted);
  const bank = useBrought(bringBank, isMixed || hasFinished);
  const own = useOwnScenarios();
  const mixed = useMemo(() => bank && mixedJourney(bank, own.unmet), [bank, own]);
  const other = mixed === null ? firstJourney : mixed;
  const rules = isMixed ? other : opened && firstJourney;
  if (!rules)
    return (
      <GameFrame title={name} intro={description}>
        <SkeletonRows rows={1} rowClass="h-96" text="Carregando a jornada..." />
      </GameFrame>
    );
  return (
    <Journey
      key={rules.variant}
      rules={rules}
      isReplay={journey > 0}
      onEnd={own.meet}
      onReplay={() => setJourney(journey + 1)}
    />
  );
}

interface JourneyProps {
  rules: RoundRules<Play>;
  /** It was begun by hand, and so takes the focus. */
  isReplay: boolean;
  /** Told which scenarios the journey went through. */
  onEnd: (scenarios: readonly string[]) => void;
  onReplay: () => void;
}

/** Three decisions of rural business, each explained, and all explanations again at the end. */
function Journey({ rules, isReplay, onEnd, onReplay }: JourneyProps) {
  const round = useKeptRound('jornada-empreendedor', rules);
  // Only what an action brings takes the focus: not the first look, wherever the journey stands.
  const [isMoved, setIsMoved] = useState(isReplay);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const isReading = useIsReading() || isSpeaking;
  const [isCalm] = useDeviceChoice('ler-com-calma');
  const run = useSaveRun(id);

  const { play, isExplaining } = round;
  const { scenarios, answers } = play;
  useBegun(id, answers.length > 0);
  const answer = isExplaining ? answers.at(-1) : undefined;
  const scenario = isExplaining ? scenarios[answers.length - 1] : currentScenario(play);

  function answerWith(choice: string) {
    if (isExplaining) return;
    round.explain(choose(play, choice));
  }
  function goOn() {
    round.endExplanation();
    setIsMoved(true);
    if (!isFinished(play)) return;
    onEnd(scenarios.map((one) => one.id));
    const finished = report(play, round.readSeconds());
    run.save(
      { score: finished.score, data: { ...finished.data } },
      {
        success: {
          title: 'Parabéns!',
          text: `Você completou a ${name} com ${formatNumber(finished.score)} pontos!`,
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
  useDelay(goOn, tuning.explanationMs, { isWaiting: isExplaining, isHeld });
  usePause(round.clock, isExplaining && isHeld, isCalm ? tuning.explanationMs : 0);

  if (!scenario)
    return (
      <GameFrame title={name}>
        <JourneyEnd play={play} run={run.state} onReplay={replay} />
      </GameFrame>
    );
  const place = scenarios.indexOf(scenario) + 1;
  return (
    <GameFrame
      title={name}
      intro={description}
      progress={{
        label: `Cenário ${place} de ${scenarios.length}`,
        done: answers.length,
        total: scenarios.length,
      }}
    >
      <ScenarioCard
        key={`${round.seed}-${scenario.id}`}
        scenario={scenario}
        answer={answer}
        takesFocus={isMoved}
        onChoose={answerWith}
        onReading={setIsSpeaking}
        onGoOn={goOn}
      />
      <CalmSwitch />
    </GameFrame>
  );
}
