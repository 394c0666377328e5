import type { FormEvent } from 'react';
import { limits } from '#core/contract/limits.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';
import { TextArea } from '#web/ui/text-area.tsx';

interface Props {
  title: string;
  text: string;
  onDone: (title: string, text: string) => void;
  onCancel: () => void;
}

/** The story in the person's own hands, before anybody else reads it. */
export function StoryEditor({ title, text, onDone, onCancel }: Props) {
  const mistake = useMistake();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = firstEmpty(form, ['title', 'text']);
    if (field)
      return mistake.show(form, { field, sentence: 'A história precisa de um título e de um texto.' });
    onDone(textIn(form, 'title').trim(), textIn(form, 'text').trim());
  }
  return (
    <Card className="p-5 sm:p-8">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <PhaseHeading takesFocus>Mude o que quiser</PhaseHeading>
        <Field
          label="Título"
          name="title"
          defaultValue={title}
          maxLength={limits.storyTitle.max}
          autoComplete="off"
          aria-invalid={mistake.isMarked('title')}
        />
        <TextArea
          label="História"
          name="text"
          rows={14}
          defaultValue={text}
          maxLength={limits.story.max}
          aria-invalid={mistake.isMarked('text')}
        />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit">Guardar mudanças</Button>
          <Button look="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </form>
    </Card>
  );
}
