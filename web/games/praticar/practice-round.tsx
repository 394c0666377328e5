import { useState } from 'react';
import { gameOf } from '#core/content/games.ts';
import { answered, distances, dueOn, type Practised, topStep } from '#core/practice/ladder.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { useSession } from '#web/app/session.ts';
import { useKeepPractice } from '#web/calls/use-practice.ts';
import { GameFrame } from '#web/play/game-frame.tsx';
import type { Asked } from './bring-questions.ts';
import { daysWords } from './days-words.ts';
import { QuestionCard } from './question-card.tsx';
import { type AnsweredQuestion, RoundEnd } from './round-end.tsx';

interface Props {
  title: string;
  questions: readonly Asked[];
  /** All that is practised, with what this round has changed. */
  known: readonly Practised[];
  /** Another round, where there is more to do. */
  onAgain: () => void;
}

/** One question after another, each explained until the person goes on; every answer counts at once. */
export function PracticeRound({ title, questions, known, onAgain }: Props) {
  const keep = useKeepPractice(useSession().user?.id ?? 1);
  const [answers, setAnswers] = useState<readonly AnsweredQuestion[]>([]);
  const [taken, setTaken] = useState<number>();
  const question = questions[answers.length];

  if (!question)
    return (
      <GameFrame title={title}>
        <RoundEnd
          answers={answers}
          known={known}
          hasMore={dueOn(serverNow(), known).length > 0}
          onAgain={onAgain}
        />
      </GameFrame>
    );
  const isRight = taken !== undefined && question.choices[taken]?.isRight === true;
  function choose(choice: number) {
    if (!question || taken !== undefined) return;
    setTaken(choice);
    keep([answered(question.known, question.choices[choice]?.isRight === true, serverNow())]);
  }
  function goOn() {
    if (question) setAnswers([...answers, { ...question, isRight }]);
    setTaken(undefined);
  }
  return (
    <GameFrame
      title={title}
      progress={{
        label: `${answers.length + 1} de ${questions.length} · ${gameOf(question.game).name}`,
        done: answers.length,
        total: questions.length,
      }}
    >
      <QuestionCard
        key={question.known.item}
        question={question}
        taken={taken}
        // The first question is met by the screen's own heading.
        takesFocus={answers.length > 0}
        comesBack={comesBack(question.known, isRight)}
        onChoose={choose}
        onGoOn={goOn}
      />
    </GameFrame>
  );
}

/** When it is asked again, after an answer. */
function comesBack(known: Practised, isRight: boolean): string {
  const { step } = answered(known, isRight, 0);
  if (step === topStep) return 'Essa você já sabe de vez!';
  return isRight
    ? `Já sei! Volta ${daysWords(distances[step] ?? 0)}, só para confirmar.`
    : 'Sem problema: volta amanhã.';
}
