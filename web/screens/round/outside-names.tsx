import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { limits } from '#core/contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface Props {
  names: readonly string[];
  /** What is being written, and not joined yet. */
  written: string;
  onWrite: (written: string) => void;
  onChange: (names: string[]) => void;
}

/** The names, with what was written last among them: nobody has to know that it is to be joined first. */
export const withWritten = (names: readonly string[], written: string): string[] => {
  const fresh = written.trim();
  return fresh === '' ? [...names] : [...new Set([...names, fresh])].slice(0, limits.namedOutside.max);
};

/** People who are not members: of their names it is only counted how often they come. */
export function OutsideNames({ names, written, onWrite, onChange }: Props) {
  function add(event: FormEvent) {
    event.preventDefault();
    onChange(withWritten(names, written));
    onWrite('');
  }
  return (
    <details open={names.length > 0}>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">Alguém que não está aqui</summary>
      <form onSubmit={add} className="grid gap-3">
        <Field
          label="Nome da pessoa"
          value={written}
          maxLength={limits.fullName.max}
          onChange={({ target }) => onWrite(target.value)}
        />
        <Button type="submit" look="quiet" className="justify-self-start">
          Juntar o nome
        </Button>
      </form>
      <ul className="mt-3 flex flex-wrap gap-2">
        {names.map((one) => (
          <li key={one}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                // It goes away with the name; the focus stays near.
                currentTarget.closest('details')?.querySelector('summary')?.focus();
                onChange(names.filter((other) => other !== one));
              }}
              className="inline-flex min-h-12 flex-wrap items-center gap-x-2 rounded-3xl border-2 border-leaf bg-leaf-wash px-4 py-1 text-left font-semibold"
            >
              {one}
              <span className="ml-auto inline-flex shrink-0 items-center gap-1 text-sm text-ink-soft">
                <X aria-hidden="true" size={18} />
                <span className="sr-only">: </span>tirar
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
