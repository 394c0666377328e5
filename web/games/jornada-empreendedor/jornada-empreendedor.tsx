import { useState } from 'react';
import {
  choose,
  currentScenario,
  deal,
  isFinished,
  report,
  tuning,
} from '#core/games/jornada-empreendedor/rules.ts';
import { freshSeed } from '#web/play/fresh-seed.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { gameOf } from '#web/play/game-of.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { useStopwatch } from '#web/play/use-stopwatch.ts';
import { JourneyEnd } from './journey-end.tsx';
import { ScenarioCard } from './scenario-card.tsx';

const { id, name, description } = gameOf('jornada-empreendedor');

/** Three decisions of rural business, each explained, and all explanations again at the end. */
export function JornadaEmpreendedor() {
  const [play, setPlay] = useState(() => deal(freshSeed()));
  const [round, setRound] = useState(1);
  const [isExplaining, setIsExplaining] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const stopwatch = useStopwatch();
  const run = useSaveRun(id);

  const { scenarios, answers } = play;
  const answer = isExplaining ? answers.at(-1) : undefined;
  const scenario = isExplaining ? scenarios[answers.length - 1] : currentScenario(play);

  function answerWith(choice: string) {
    if (isExplaining) return;
    setPlay(choose(play, choice));
    setIsExplaining(true);
  }
  function goOn() {
    setIsExplaining(false);
    if (!isFinished(play)) return;
    const finished = report(play, stopwatch.read());
    run.save(
      { score: finished.score, data: { ...finished.data } },
      {
        success: {
          title: 'Parabéns!',
          text: `Você completou a ${name} com ${finished.score.toLocaleString('pt-BR')} pontos!`,
        },
      },
    );
  }
  function replay() {
    run.reset();
    stopwatch.restart();
    setRound(round + 1);
    setPlay(deal(freshSeed()));
  }
  useDelay(goOn, tuning.explanationMs, { isWaiting: isExplaining, isHeld: isReading });

  if (!scenario)
    return (
      <GameFrame title={name}>
        <JourneyEnd answers={answers} run={run.state} onReplay={replay} />
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
        key={`${round}-${scenario.id}`}
        scenario={scenario}
        answer={answer}
        takesFocus={round > 1 || place > 1}
        onChoose={answerWith}
        onReading={setIsReading}
      />
    </GameFrame>
  );
}
