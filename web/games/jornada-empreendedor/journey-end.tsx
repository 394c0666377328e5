import { gameOf } from '#core/content/games.ts';
import { scenarioById } from '#core/content/jornada-empreendedor.ts';
import { type Answer, choiceOf, isCorrect, score } from '#core/games/jornada-empreendedor/rules.ts';
import { type Explanation, Explanations } from '#web/play/explanations.tsx';
import { HomeLink, ReplayButton, ResultCard } from '#web/play/result-card.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { Card } from '#web/ui/card.tsx';

const game = gameOf('jornada-empreendedor');

interface Props {
  answers: readonly Answer[];
  run: RunState;
  onReplay: () => void;
}

/** The end of the journey: the score, and every explanation in full with its source. */
export function JourneyEnd({ answers, run, onReplay }: Props) {
  const { total, correctAnswers } = score(answers);
  return (
    <>
      <Card className="p-5 sm:p-8">
        <ResultCard
          game={game}
          title="Fim da jornada!"
          score={total}
          run={run}
          actions={
            <>
              <ReplayButton onReplay={onReplay} />
              <HomeLink />
            </>
          }
        >
          <p>
            Você acertou <strong>{correctAnswers}</strong> de {answers.length} decisões.
          </p>
        </ResultCard>
      </Card>
      <Explanations heading="O que cada decisão ensina" items={answers.map(explanationOf)} />
    </>
  );
}

function explanationOf(answer: Answer): Explanation {
  const { id, title, question, choices, detail, source, year } = scenarioById(answer.scenario);
  const taken = choiceOf(answer);
  const right = choices.find((choice) => choice.isCorrect);
  return {
    id,
    title,
    isCorrect: isCorrect(answer),
    text: (
      <>
        <p className="font-semibold">{question}</p>
        {taken && taken !== right && (
          <p>
            Você escolheu: {taken.text}. {taken.explanation}
          </p>
        )}
        <p>
          <strong className="text-leaf">Certo:</strong> {right?.text}. {right?.explanation}
        </p>
        <p>{detail}</p>
      </>
    ),
    source: { source, year },
    spoken: `${question} Certo: ${right?.text}. ${right?.explanation} ${detail}`,
  };
}
