import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

interface Props {
  names: readonly string[];
  onChange: (names: string[]) => void;
}

/** People who are not members: of their names it is only counted how often they come. */
export function OutsideNames({ names, onChange }: Props) {
  const [name, setName] = useState('');
  function add(event: FormEvent) {
    event.preventDefault();
    const fresh = name.trim();
    if (fresh === '' || names.length >= limits.namedOutside.max) return;
    onChange([...new Set([...names, fresh])]);
    setName('');
  }
  return (
    <details open={names.length > 0}>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">Alguém que não está aqui</summary>
      <form onSubmit={add} className="grid gap-3">
        <Field
          label="Nome da pessoa"
          value={name}
          maxLength={limits.fullName.max}
          onChange={({ target }) => setName(target.value)}
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
              onClick={() => onChange(names.filter((other) => other !== one))}
              className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-leaf bg-leaf-wash px-4 font-semibold"
            >
              {one}
              <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
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
