import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Props {
  trial: NonNullable<Answer<'challenges'>[number]['trial']>;
  name: string;
}

const marks = Array.from({ length: limits.trialStars.max }, (_, before) => before + 1);

/** What a leader thinks of a challenge that others do not see yet. */
export function TrialRating({ trial, name }: Props) {
  const group = useId();
  const [stars, setStars] = useState(trial.rating?.stars);
  const [note, setNote] = useState(trial.rating?.note ?? '');
  const toast = useToast();
  const rate = useRate(trial.id);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (stars === undefined)
      return toast({ title: 'Erro', text: 'Escolha uma nota de 1 a 5.', look: 'destructive' });
    if (!rate.isPending) rate.mutate({ stars, note });
  }
  return (
    <form onSubmit={submit} aria-label={`Sua nota para ${name}`} className="grid gap-3">
      <fieldset>
        <legend className="font-bold">Que nota você dá a este desafio?</legend>
        <div className="flex flex-wrap gap-x-3">
          {marks.map((mark) => (
            <label key={mark} className="flex min-h-12 min-w-12 items-center gap-2 font-semibold">
              <input
                type="radio"
                name={group}
                className="size-6 accent-leaf"
                checked={stars === mark}
                onChange={() => setStars(mark)}
              />
              {mark}
            </label>
          ))}
        </div>
        <p className="text-sm text-ink-soft">
          1 é fraco, 5 é ótimo. Quem cuida da comunidade lê com seu nome.
        </p>
      </fieldset>
      <Field
        label="O que melhorar? (se quiser)"
        value={note}
        maxLength={limits.trialNote.max}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        type="submit"
        look="quiet"
        className="justify-self-start"
        pendingText={rate.isPending && 'Enviando...'}
      >
        {trial.rating ? 'Mudar minha nota' : 'Dar minha nota'}
      </Button>
    </form>
  );
}

function useRate(id: number) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { stars: number; note: string }) =>
      call('rateTrial', { params: { id: String(id) }, body }),
    onSuccess: () => toast({ title: 'Nota enviada', text: 'Obrigado por experimentar primeiro.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar a nota.'), look: 'destructive' }),
  });
}
