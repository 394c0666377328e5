import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { PhaseHeading } from '#web/play/phase-heading.tsx';
import { useStoredJson } from '#web/play/use-stored-json.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';
import { TextArea } from '#web/ui/text-area.tsx';

interface Props {
  /** The id of the story: what was begun in another one is not for this one. */
  runId: string;
  title: string;
  text: string;
  onDone: (title: string, text: string) => void;
  onCancel: () => void;
}

/** The story in the person's own hands, before anybody else reads it; whoever looks elsewhere meanwhile finds it as it was left. */
export function StoryEditor({ runId, title, text, onDone, onCancel }: Props) {
  const mistake = useMistake();
  const draft = useStoredJson('minha-historia-mudada');
  const [begun] = useState(() => {
    const kept = Object(draft.read());
    return kept.runId === runId ? kept : { title, text };
  });
  const keep = ({ currentTarget: form }: FormEvent<HTMLFormElement>) =>
    draft.write({ runId, title: textIn(form, 'title'), text: textIn(form, 'text') });
  function leave(act: () => void) {
    draft.write(undefined);
    act();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = firstEmpty(form, ['title', 'text']);
    if (field)
      return mistake.show(form, { field, sentence: 'A história precisa de um título e de um texto.' });
    leave(() => onDone(textIn(form, 'title').trim(), textIn(form, 'text').trim()));
  }
  return (
    <Card className="p-5 sm:p-8">
      <form noValidate onSubmit={submit} onInput={keep} className="grid gap-5">
        <PhaseHeading takesFocus>Mude o que quiser</PhaseHeading>
        <Field
          label="Título"
          name="title"
          defaultValue={String(begun.title)}
          maxLength={limits.storyTitle.max}
          autoComplete="off"
          aria-invalid={mistake.isMarked('title')}
        />
        <TextArea
          label="História"
          name="text"
          rows={14}
          defaultValue={String(begun.text)}
          maxLength={limits.story.max}
          aria-invalid={mistake.isMarked('text')}
        />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit">Guardar mudanças</Button>
          <Button look="quiet" onClick={() => leave(onCancel)}>
            Cancelar
          </Button>
        </div>
      </form>
    </Card>
  );
}
