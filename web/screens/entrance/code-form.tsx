import type { FormEvent } from 'react';
import { formSentences } from '#core/contract/form-sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { firstEmpty, textIn, useMistake } from '#web/ui/form.ts';

interface Props {
  label: string;
  action: string;
  onCode: (code: string) => void;
}

/** A code as it was heard or read from paper: any case, with or without spaces and dashes. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Takes a code that somebody said aloud. */
export function CodeForm({ label, action, onCode }: Props) {
  const mistake = useMistake();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = firstEmpty(form, ['code']);
    if (empty) return mistake.show(form, { field: empty, sentence: formSentences.missingFields });
    mistake.clear();
    onCode(plainCode(textIn(form, 'code')));
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CodeField label={label} isMarked={mistake.isMarked('code')} />
      <Button type="submit">{action}</Button>
    </form>
  );
}

/** The box for a code, in letters that are easy to compare with paper. */
export const CodeField = ({ label, isMarked }: { label: string; isMarked: boolean }) => (
  <Field
    label={label}
    name="code"
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    aria-invalid={isMarked}
  />
);
