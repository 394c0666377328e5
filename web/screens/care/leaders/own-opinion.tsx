import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { namesOf } from './names-of.ts';
import type { Opinions, Told } from './told.ts';

interface Props {
  roundId: number;
  told: Told;
  opinions: Opinions;
}

/** As many are offered; those whom the community names first come first. */
const maxPeople = 50;

/** What the one who takes care thinks, beside what the community said. */
export function OwnOpinion({ roundId, told, opinions }: Props) {
  const own = opinions.filter(({ isOwn }) => isOwn);
  const [chosen, setChosen] = useState(() => new Set(own.map(({ id }) => id)));
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => call('giveOpinion', { params: { id: String(roundId) }, body: { people: [...chosen] } }),
    onSuccess: () => toast({ title: 'Sucesso', text: 'Sua opinião está guardada.' }),
    onError: (failure) =>
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível guardar a sua opinião. Tente de novo.'),
        look: 'destructive',
      }),
  });
  const people = [...told.named, ...told.unnamed].slice(0, maxPeople);
  if (people.length === 0) return null;
  const toggle = (id: number) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        E você, quem indicaria?{own.length > 0 && ` (${namesOf(told, own)})`}
      </summary>
      <div className="grid gap-3">
        <p>
          Sua opinião fica ao lado, numa coluna à parte. Não muda nenhum número da rodada, só quem cuida da
          comunidade vê, e vale enquanto você cuidar dela.
        </p>
        <ul className="grid gap-1 sm:grid-cols-2">
          {people.map(({ id, fullName, username }) => (
            <li key={id}>
              <label className="flex min-h-12 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6 shrink-0 accent-leaf"
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                />
                <span className="whole-words">
                  {fullName ?? username}
                  {fullName && <span className="text-ink-soft"> ({username})</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button
          className="justify-self-start"
          pendingText={save.isPending && 'Guardando...'}
          onClick={() => save.mutate()}
        >
          Guardar minha opinião
        </Button>
      </div>
    </details>
  );
}
