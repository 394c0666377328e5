import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { counted } from '#core/progress/wording.ts';
import { isTold } from '#web/api/is-told.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import type { StoredCall } from '#web/api/waiting-calls.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { unpackWaiting } from './waiting-file.ts';

/** Reads in what waited on another phone of the same person, and sends it from here. */
export function BringFile({ userId }: { userId: number }) {
  const { list } = useOutbox();
  const [fate, setFate] = useState<{ words: string; isRefused: boolean }>();

  async function readFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    // A file that lies in some cloud cannot be read without a signal.
    const text = await file.text().catch(() => undefined);
    const brought = text === undefined ? undefined : unpackWaiting(userId, text);
    if (brought) list.takeIn(brought);
    setFate({ isRefused: !brought, words: brought ? broughtWords(brought) : refusedWords(text) });
    // The same file can be chosen again.
    target.value = '';
  }
  return (
    <div className="grid gap-1">
      {/* The browser's own button speaks the browser's language: it lies unseen over ours. */}
      <label
        className={`${buttonLook('quiet')} relative has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-clay`}
      >
        <FileUp aria-hidden="true" size={20} className="shrink-0" />
        Trazer de um arquivo salvo em outro aparelho
        <input
          type="file"
          accept="application/json"
          onChange={readFile}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <p role="status" className={fate?.isRefused ? 'font-semibold text-danger' : 'font-semibold text-leaf'}>
        {fate?.words}
      </p>
    </div>
  );
}

const refusedWords = (text: string | undefined): string =>
  text === undefined
    ? 'Não deu para ler o arquivo. Baixe para este aparelho e tente de novo.'
    : 'Este arquivo não é seu ou não é da Rota Viva.';

const broughtWords = (calls: readonly StoredCall[]): string =>
  calls.some(isTold)
    ? `${counted(calls.filter(isTold).length, 'item trazido', 'itens trazidos')}: o envio já começou.`
    : 'Não há nada a enviar neste arquivo.';
