import { ArrowLeft, Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { StoryTemplate } from '#core/content/minha-historia.ts';
import { errors } from '#core/contract/errors.ts';
import { saysNothing } from '#core/games/says-nothing.ts';
import { AiNotice } from '#web/play/ai-notice.tsx';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { firstEmpty, useMistake } from '#web/ui/form.ts';
import { Tag } from '#web/ui/tag.tsx';
import { categoryTone } from './category-tone.ts';
import type { Values } from './drafts.ts';
import { StoryField } from './story-field.tsx';

interface Props {
  template: StoryTemplate;
  values: Values;
  takesFocus: boolean;
  isPending: boolean;
  onChange: (name: string, value: string) => void;
  onGenerate: () => void;
  onBack: () => void;
}

type Question = StoryTemplate['fields'][number];

const isWeak = ({ name, type }: Question, values: Values): boolean =>
  type !== 'select' && saysNothing(name, values[name] ?? '');

const askAgain = ({ placeholder }: Question): string =>
  `Conte um pouco mais, como você fala. Por exemplo: “${placeholder}”. Se preferir assim, toque de novo em Gerar: a história sai sem esta parte.`;

/** The questions of a template; every one wants an answer. */
export function StoryForm(props: Props) {
  const { template, values, takesFocus, isPending, onChange, onGenerate, onBack } = props;
  const mistake = useMistake();
  // Who was asked and means it gets a story without that part.
  const [asked, setAsked] = useState<Values>({});
  // An empty box that nobody was asked about is no weak answer.
  const isAskedAgain = (one: Question) =>
    one.name in asked && asked[one.name] === values[one.name] && isWeak(one, values);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const field = firstEmpty(
      form,
      template.fields.map(({ name }) => name),
    );
    if (field) return mistake.show(form, { field, sentence: errors.story_field_missing.message });
    const weak = template.fields.find((one) => isWeak(one, values) && asked[one.name] !== values[one.name]);
    if (!weak) return onGenerate();
    setAsked({ ...asked, [weak.name]: values[weak.name] ?? '' });
    const box = form.elements.namedItem(weak.name);
    if (box instanceof HTMLElement) box.focus();
  }

  return (
    <Card className="grid gap-5 p-4 sm:p-7">
      <div className="grid justify-items-start gap-2">
        <button
          type="button"
          onClick={onBack}
          className="-ml-2 inline-flex min-h-12 items-center gap-2 rounded-xl px-2 text-left font-semibold text-leaf hover:bg-leaf-wash"
        >
          <ArrowLeft aria-hidden="true" size={20} />
          Voltar aos modelos
        </button>
        <PhaseHeading takesFocus={takesFocus}>{template.title}</PhaseHeading>
        <Tag tone={categoryTone(template.category)}>{template.category}</Tag>
        <p className="text-ink-soft">{template.description} Todos os campos são obrigatórios.</p>
      </div>
      <AiNotice />
      <form noValidate onSubmit={submit} className="grid gap-5">
        {template.fields.map((field) => (
          <StoryField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            isMarked={mistake.isMarked(field.name)}
            hint={isAskedAgain(field) && askAgain(field)}
            onChange={(value) => {
              if (mistake.isMarked(field.name)) mistake.clear();
              onChange(field.name, value);
            }}
          />
        ))}
        <Button type="submit" pendingText={isPending && 'Gerando história...'}>
          <Sparkles aria-hidden="true" size={20} />
          Gerar Minha História
        </Button>
        <p className="text-center text-sm text-ink-soft">O que você escreve fica guardado neste aparelho.</p>
      </form>
    </Card>
  );
}
