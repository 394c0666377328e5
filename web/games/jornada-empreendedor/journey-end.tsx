import { gameOf } from '#core/content/games.ts';
import { missedIn } from '#core/games/jornada-empreendedor/missed.ts';
import { type Answer, choiceOf, type Play, score } from '#core/games/jornada-empreendedor/rules.ts';
import { type Explanation, Explanations } from '#web/play/explanations.tsx';
import { PracticeNote } from '#web/play/practice-note.tsx';
import { HomeLink, ReplayButton, ResultCard } from '#web/play/result-card.tsx';
import type { RunState } from '#web/play/use-save-run.ts';
import { Card } from '#web/ui/card.tsx';

const game = gameOf('jornada-empreendedor');

interface Props {
  play: Play;
  run: RunState;
  onReplay: () => void;
}

/** The end of the journey: the score, and every explanation in full with its source. */
export function JourneyEnd({ play, run, onReplay }: Props) {
  const { total, correctAnswers } = score(play);
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
            Você acertou <strong>{correctAnswers}</strong> de {play.answers.length} decisões.
          </p>
          <PracticeNote items={missedIn(play)} />
        </ResultCard>
      </Card>
      <Explanations
        heading="O que cada decisão ensina"
        items={play.answers.flatMap((answer) => explanationOf(play, answer) ?? [])}
      />
    </>
  );
}

function explanationOf({ scenarios }: Play, answer: Answer): Explanation | undefined {
  const scenario = scenarios.find(({ id }) => id === answer.scenario);
  if (!scenario) return undefined;
  const { id, title, question, choices, detail, source, year } = scenario;
  const taken = choiceOf(scenarios, answer);
  const right = choices.find((choice) => choice.isCorrect);
  return {
    id,
    title,
    isCorrect: taken?.isCorrect ?? false,
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
