import { useId } from 'react';
import type { Choice, Scenario } from '#core/content/jornada-empreendedor.ts';
import { type Answer, choiceOf } from '#core/games/jornada-empreendedor/rules.ts';
import { ChoiceButton, choiceLetters } from '#web/play/choice-button.tsx';
import { GoOnButton } from '#web/play/go-on-button.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';

interface Props {
  scenario: Scenario;
  /** The choice that has been taken, while it is being explained. */
  answer: Answer | undefined;
  takesFocus: boolean;
  onChoose: (choice: string) => void;
  onReading: (isReading: boolean) => void;
  onGoOn: () => void;
}

/** One decision: what happened, the question, three choices and what became of the one taken. */
export function ScenarioCard({ scenario, answer, takesFocus, onChoose, onReading, onGoOn }: Props) {
  const questionId = useId();
  const { title, level, description, question, choices } = scenario;
  const taken = answer && choiceOf([scenario], answer);
  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div className="grid gap-2">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
          <PhaseHeading takesFocus={takesFocus} className="whole-words tight:text-[9.4vw]">
            {title}
          </PhaseHeading>
          <ListenButton text={spokenScenario(scenario)} startsItself />
        </div>
        <p className="text-base text-ink-soft">Nível: {level}</p>
        <p>{description}</p>
        <h3 id={questionId} className="text-lg font-bold">
          {question}
        </h3>
      </div>
      <ul aria-labelledby={questionId} className="grid gap-3">
        {choices.map((choice, index) => (
          <li key={choice.id} className="grid">
            <ChoiceButton
              place={index}
              text={choice.text}
              isRight={choice.isCorrect}
              isTaken={taken?.id === choice.id}
              isOver={taken !== undefined}
              onChoose={() => onChoose(choice.id)}
            />
          </li>
        ))}
      </ul>
      <Verdict taken={taken} onReading={onReading} onGoOn={onGoOn} />
    </Card>
  );
}

/** Comes over the lower edge of the screen, so that nothing else moves and nobody has to scroll; where that is low, over the links. */
const Verdict = ({
  taken,
  onReading,
  onGoOn,
}: Pick<Props, 'onReading' | 'onGoOn'> & { taken: Choice | undefined }) => (
  <div className="pointer-events-none fixed inset-x-0 top-2 bottom-[calc(4.9rem+env(safe-area-inset-bottom))] z-30 flex translate-y-[calc(var(--player-room,0rem)*-1)] flex-col justify-end px-3 pt-(--player-room) squat:bottom-2 low:bottom-2 lg:bottom-8">
    <div
      className={`mx-auto flex max-h-full w-full max-w-3xl flex-wrap overflow-y-auto overscroll-contain items-center justify-between gap-x-4 gap-y-2 ${taken ? `rise pointer-events-auto rounded-2xl border-2 px-4 py-3 shadow-[0_8px_28px_#0005] ${taken.isCorrect ? 'border-leaf bg-leaf-wash' : 'border-danger bg-danger-wash'}` : ''}`}
    >
      <div role="status" className="grid grow basis-60 gap-0.5">
        {taken && (
          <>
            <p className={`text-lg font-bold ${taken.isCorrect ? 'text-leaf' : 'text-danger'}`}>
              {verdictOf(taken)}
            </p>
            <p>{taken.explanation}</p>
          </>
        )}
      </div>
      {taken && (
        <div className="flex flex-wrap gap-2">
          <ListenButton
            text={`${verdictOf(taken)} ${taken.explanation}`}
            startsItself
            onSpeaking={onReading}
          />
          <GoOnButton onGoOn={onGoOn} />
        </div>
      )}
    </div>
  </div>
);

const verdictOf = ({ isCorrect }: Choice): string => (isCorrect ? 'Correto!' : 'Ops! Não é bem assim...');

const spokenScenario = ({ title, description, question, choices }: Scenario): string =>
  [
    `${title}.`,
    description,
    question,
    ...choices.map(({ text }, index) => `${choiceLetters[index]}: ${text}.`),
  ].join(' ');
