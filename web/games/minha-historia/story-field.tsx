import { useId } from 'react';
import { fieldLimits, type StoryTemplate } from '#core/content/minha-historia.ts';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { ListenButton } from '#web/ui/listen-button.tsx';

interface Props {
  field: StoryTemplate['fields'][number];
  value: string;
  isMarked: boolean;
  /** Asks again, kindly, for what says too little. */
  hint: string | false;
  onChange: (value: string) => void;
}

const box =
  'min-h-13 w-full scroll-mt-56 rounded-2xl border-2 border-edge bg-card px-4 py-2.5 placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:bg-danger-wash';

/** A question of the form: a line, a few lines or a choice. */
export function StoryField({ field, value, isMarked, hint, onChange }: Props) {
  const id = useId();
  const { name, label, type, placeholder, options } = field;
  const shared = {
    id,
    name,
    value,
    required: true,
    'aria-invalid': isMarked,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: box,
  };
  if (type === 'select')
    return (
      <div className="grid gap-1.5">
        <Label id={id} text={label} />
        <select {...shared}>
          <option value="">{placeholder}</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <div className="flex empty:hidden">
          <ListenButton text={spokenChoice(field)} />
        </div>
      </div>
    );
  const Box = type === 'text' ? 'input' : 'textarea';
  const max = fieldLimits[type];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label id={id} text={label} />
        <span id={`${id}-count`} className="text-sm text-ink-soft tabular-nums">
          {value.length}/{max}
        </span>
      </div>
      {hint && (
        <p id={`${id}-hint`} role="status" className="rounded-2xl bg-maize-wash px-4 py-2.5">
          {hint}
        </p>
      )}
      <Box
        {...shared}
        {...(type === 'textarea' && { rows: 3 })}
        placeholder={`Exemplo: ${placeholder}`}
        maxLength={max}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : `${id}-count`}
      />
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        <ListenButton text={`${label} Exemplo: ${placeholder}`} />
        <DictateButton value={value} max={max} onChange={onChange} label={label} />
      </div>
    </div>
  );
}

/** The question and all that can be chosen, each as a sentence of its own. */
const spokenChoice = ({ label, placeholder, options = [] }: Props['field']): string =>
  `${label}. ${placeholder}: ${options.join('. ')}.`;

const Label = ({ id, text }: { id: string; text: string }) => (
  <label htmlFor={id} className="font-semibold">
    {text}
  </label>
);
