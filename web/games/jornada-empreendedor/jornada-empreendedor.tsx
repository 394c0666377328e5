import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import {
  choose,
  currentScenario,
  deal,
  isFinished,
  type Play,
  report,
  tuning,
} from '#core/games/jornada-empreendedor/rules.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import { useBegun } from '#web/play/use-begun.ts';
import { useDelay } from '#web/play/use-delay.ts';
import { type RoundRules, useKeptRound } from '#web/play/use-kept-round.ts';
import { useSaveRun } from '#web/play/use-save-run.ts';
import { JourneyEnd } from './journey-end.tsx';
import { ScenarioCard } from './scenario-card.tsx';

const { id, name, description } = gameOf('jornada-empreendedor');

const rules: RoundRules<Play> = {
  deal,
  movesOf: ({ answers }) => answers,
  redo(play, move) {
    const { scenario, choice } = Object(move);
    return scenario === currentScenario(play)?.id ? choose(play, choice) : play;
  },
  isFinished,
};

/** Three decisions of rural business, each explained, and all explanations again at the end. */
export function JornadaEmpreendedor() {
  const round = useKeptRound('jornada-empreendedor', rules);
  // Only what an action brings takes the focus: not the first look, wherever the journey stands.
  const [isMoved, setIsMoved] = useState(false);
  const [isReading, setIsReading] = useState(false);
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
    const finished = report(play, round.readSeconds());
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
    round.restart();
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
        key={`${round.seed}-${scenario.id}`}
        scenario={scenario}
        answer={answer}
        takesFocus={isMoved}
        onChoose={answerWith}
        onReading={setIsReading}
      />
    </GameFrame>
  );
}
