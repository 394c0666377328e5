import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import type { Choice, Scenario } from '#core/content/jornada-empreendedor.ts';
import { type Answer, choiceOf } from '#core/games/jornada-empreendedor/rules.ts';
import { ListenButton } from '#web/play/listen-button.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  scenario: Scenario;
  /** The choice that has been taken, while it is being explained. */
  answer: Answer | undefined;
  takesFocus: boolean;
  onChoose: (choice: string) => void;
  onReading: (isReading: boolean) => void;
}

/** One decision: what happened, the question, three choices and what became of the one taken. */
export function ScenarioCard({ scenario, answer, takesFocus, onChoose, onReading }: Props) {
  const questionId = useId();
  const { title, description, question, choices } = scenario;
  const taken = answer && choiceOf(answer);
  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div className="grid gap-2">
        <div className="flex min-h-12 items-center justify-between gap-3">
          <PhaseHeading takesFocus={takesFocus}>{title}</PhaseHeading>
          <ListenButton text={spokenScenario(scenario)} />
        </div>
        <p>{description}</p>
        <h3 id={questionId} className="text-lg font-bold">
          {question}
        </h3>
      </div>
      <ul aria-labelledby={questionId} className="grid gap-3">
        {choices.map((choice, index) => (
          <li key={choice.id} className="grid">
            <ChoiceButton
              choice={choice}
              letter={letters[index] ?? ''}
              taken={taken}
              onChoose={() => onChoose(choice.id)}
            />
          </li>
        ))}
      </ul>
      <Verdict taken={taken} onReading={onReading} />
    </Card>
  );
}

const letters = ['A', 'B', 'C'];

function ChoiceButton(props: {
  choice: Choice;
  letter: string;
  taken: Choice | undefined;
  onChoose: () => void;
}) {
  const { choice, letter, taken, onChoose } = props;
  const isTaken = taken?.id === choice.id;
  const look = taken ? lookAfter(choice, isTaken) : 'border-edge bg-card hover:bg-maize-wash';
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      aria-disabled={taken !== undefined}
      onClick={onChoose}
      className={`flex min-h-16 items-center gap-3 rounded-2xl border-2 px-3 py-2.5 text-left font-semibold ${look}`}
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-maize font-bold text-on-maize"
      >
        {letter}
      </span>
      <span className="min-w-0 grow">{choice.text}</span>
      <span aria-hidden="true" className="size-6 shrink-0">
        {taken && choice.isCorrect && <CircleCheck className="text-leaf" />}
        {isTaken && !choice.isCorrect && <CircleX className="text-danger" />}
      </span>
    </button>
  );
}

function lookAfter({ isCorrect }: Choice, isTaken: boolean): string {
  if (isCorrect) return 'border-leaf bg-leaf-wash';
  return isTaken ? 'border-danger bg-danger-wash' : 'border-line bg-card text-ink-soft';
}

/** Keeps its place from the start, so that nothing moves; on a phone it stays above the bar of links. */
const Verdict = ({
  taken,
  onReading,
}: {
  taken: Choice | undefined;
  onReading: (isReading: boolean) => void;
}) => (
  <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] flex min-h-36 flex-wrap items-center gap-x-3 gap-y-2 rounded-2xl lg:static lg:min-h-24">
    <div role="status" className="grow basis-60">
      {taken && (
        <div
          className={`rise grid gap-0.5 rounded-2xl border-2 px-4 py-3 ${taken.isCorrect ? 'border-leaf bg-leaf-wash' : 'border-danger bg-danger-wash'}`}
        >
          <p className={`text-lg font-bold ${taken.isCorrect ? 'text-leaf' : 'text-danger'}`}>
            {taken.isCorrect ? 'Correto!' : 'Ops! Não é bem assim...'}
          </p>
          <p>{taken.explanation}</p>
        </div>
      )}
    </div>
    {taken && <ListenButton text={taken.explanation} onSpeaking={onReading} />}
  </div>
);

const spokenScenario = ({ title, description, question, choices }: Scenario): string =>
  [
    `${title}.`,
    description,
    question,
    ...choices.map(({ text }, index) => `${letters[index]}: ${text}.`),
  ].join(' ');
