import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { limits } from '#core/contract/limits.ts';
import type { QuestionProblem } from '#core/nominations/round-questions.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

const sentences: Record<QuestionProblem, (text: string) => string> = {
  empty: () => 'Escreva a pergunta, ou tire este campo.',
  too_long: (text) =>
    `A pergunta tem ${text.trim().length} caracteres, e cabem ${limits.roundQuestion.max}. Encurte um pouco.`,
  repeated: () => 'Esta pergunta já está na rodada. Escreva outra, ou tire este campo.',
};

interface Props {
  questions: readonly string[];
  /** What is to be mended of each; null where nothing is. */
  problems: readonly (QuestionProblem | null)[];
  canAdd: boolean;
  /** How often the round was tried to be opened with these boxes. */
  tries: number;
  onChange: (questions: string[]) => void;
}

/** Questions of one's own, as many as fit the round. */
export const OwnQuestions = ({ questions, problems, canAdd, tries, onChange }: Props) => (
  <fieldset ref={useFollowingFocus(questions.length, tries)} className="grid gap-3">
    <legend className="mb-2 font-semibold">Perguntas suas (se quiser)</legend>
    {[...questions.entries()].map(([place, text]) => (
      <OwnQuestion
        key={place}
        number={place + 1}
        text={text}
        problem={problems[place] ?? null}
        onChange={(changed) => onChange(questions.with(place, changed))}
        onRemove={() => onChange(questions.toSpliced(place, 1))}
      />
    ))}
    {canAdd && (
      <Button look="quiet" className="justify-self-start" onClick={() => onChange([...questions, ''])}>
        {questions.length === 0 ? 'Escrever uma pergunta' : 'Escrever mais uma'}
      </Button>
    )}
  </fieldset>
);

/** Whoever asks for one more box writes in it at once; whoever takes the last away goes on at the button; a try leads to what is to be mended. */
function useFollowingFocus(boxes: number, tries: number) {
  const place = useRef<HTMLFieldSetElement>(null);
  const before = useRef(boxes);
  useEffect(() => {
    const grew = boxes > before.current;
    const shrank = boxes < before.current;
    before.current = boxes;
    if (grew) [...(place.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    if (shrank && document.activeElement === document.body)
      [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [boxes]);
  useEffect(() => {
    if (tries > 0) place.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return place;
}

interface OwnProps {
  number: number;
  text: string;
  problem: QuestionProblem | null;
  onChange: (text: string) => void;
  onRemove: () => void;
}

function OwnQuestion({ number, text, problem, onChange, onRemove }: OwnProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Field
        label={`Pergunta sua ${number}`}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
        end={
          <button
            type="button"
            aria-label={`tirar a pergunta ${number}`}
            onClick={onRemove}
            className="inline-flex min-h-12 shrink-0 items-center gap-1 px-3 text-sm font-semibold text-ink-soft"
          >
            <X aria-hidden="true" size={18} />
            tirar
          </button>
        }
      />
      {problem && (
        <p id={id} className="font-semibold text-danger">
          {sentences[problem](text)}
        </p>
      )}
    </div>
  );
}
