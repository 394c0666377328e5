import { useEffect, useId, useRef } from 'react';
import { ChoiceButton, choiceLetters } from '#web/play/choice-button.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { SourceLine } from '#web/play/source-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';
import type { Asked } from './bring-questions.ts';

interface Props {
  question: Asked;
  /** The place of the choice that was taken. */
  taken: number | undefined;
  takesFocus: boolean;
  /** When it is asked again, once it was answered. */
  comesBack: string;
  onChoose: (choice: number) => void;
  onGoOn: () => void;
}

/** One question with its choices, and after the answer why. */
export function QuestionCard({ question, taken, takesFocus, comesBack, onChoose, onGoOn }: Props) {
  const askId = useId();
  const { about, emoji, ask, choices } = question;
  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div className="flex items-start gap-3">
        {emoji && (
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-2xl bg-maize-wash text-3xl"
          >
            {emoji}
          </span>
        )}
        <div className="grid min-w-0 grow gap-1">
          <p className={emoji ? 'text-xl leading-tight font-bold' : ''}>{about}</p>
          <PhaseHeading takesFocus={takesFocus} id={askId} className="text-xl">
            {ask}
          </PhaseHeading>
        </div>
      </div>
      <div className="empty:hidden">
        <ListenButton text={spokenQuestion(question)} />
      </div>
      <ul aria-labelledby={askId} className="grid gap-2.5">
        {choices.map(({ text, isRight }, place) => (
          <li key={text} className="grid">
            <ChoiceButton
              place={place}
              text={text}
              isRight={isRight}
              isTaken={place === taken}
              isOver={taken !== undefined}
              onChoose={() => onChoose(place)}
            />
          </li>
        ))}
      </ul>
      <Verdict question={question} taken={taken} comesBack={comesBack} onGoOn={onGoOn} />
    </Card>
  );
}

function Verdict({ question, taken, comesBack, onGoOn }: Omit<Props, 'takesFocus' | 'onChoose'>) {
  const choice = taken === undefined ? undefined : question.choices[taken];
  const text = [choice?.explanation, question.why].filter(Boolean).join(' ');
  return (
    <>
      <div role="status" className="empty:hidden">
        {choice && (
          <div
            className={`grid gap-1 rounded-2xl border-2 px-4 py-3 ${choice.isRight ? 'border-leaf bg-leaf-wash' : 'border-danger bg-danger-wash'}`}
          >
            <p className={`text-lg font-bold ${choice.isRight ? 'text-leaf' : 'text-danger'}`}>
              {choice.isRight ? 'Correto!' : 'Ainda não foi desta vez.'}
            </p>
            <p>{text}</p>
            {question.source && <SourceLine {...question.source} />}
            <p className="font-semibold">{comesBack}</p>
          </div>
        )}
      </div>
      {choice && (
        <div className="flex flex-wrap gap-3">
          <GoOn onGoOn={onGoOn} />
          <ListenButton text={text} />
        </div>
      )}
    </>
  );
}

/** Comes into sight with the explanation above it, and takes the focus from the choice that was made. */
function GoOn({ onGoOn }: { onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Button ref={button} onClick={onGoOn} className="scroll-mb-6 grow sm:grow-0">
      Continuar
    </Button>
  );
}

const spokenQuestion = ({ about, ask, choices }: Asked): string =>
  [`${about}.`, ask, ...choices.map(({ text }, place) => `${choiceLetters[place]}: ${text}.`)].join(' ');
