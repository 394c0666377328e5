import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { nameOf, type Person } from './columns.ts';

interface Props {
  person: Person;
  communityId: number;
  onDone: () => void;
}

/** Asks a leader who offers it to help this person; nothing where nobody does. */
export function PersonMentor({ person, communityId, onDone }: Props) {
  const { data } = useQuery(readOptions('mentors', { query: { communityId: String(communityId) } }));
  const offers = data?.offers.filter(({ id }) => id !== person.id) ?? [];
  const [chosen, setChosen] = useState('');
  const [goal, setGoal] = useState('');
  const toast = useToast();
  const mentorId = chosen || String(offers[0]?.id ?? '');
  const ask = useMutation({
    mutationFn: () => call('askMentor', { params: { id: mentorId }, body: { goal, learnerId: person.id } }),
    onSuccess: () => {
      onDone();
      toast({ title: 'Pedido enviado', text: `${nameOf(person)} e a liderança foram avisadas.` });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao pedir ajuda.'), look: 'destructive' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  }
  if (offers.length === 0) return null;
  return (
    <form onSubmit={submit} className="grid gap-3 border-t-2 border-dashed border-line pt-4">
      <h3 className="font-bold">Pedir a uma liderança que ajude</h3>
      <label className="grid gap-1 font-semibold">
        Quem ajuda
        <select
          value={mentorId}
          onChange={({ target }) => setChosen(target.value)}
          className="min-h-12 rounded-2xl border-2 border-edge bg-card px-4"
        >
          {offers.map(({ id, username, fullName, text }) => (
            <option key={id} value={id}>
              {fullName ?? username}: {text}
            </option>
          ))}
        </select>
      </label>
      <TextArea
        label="O que a pessoa quer aprender ou fazer"
        value={goal}
        onChange={({ target }) => setGoal(target.value)}
        maxLength={limits.mentoringGoal.max}
      />
      <Button
        type="submit"
        look="quiet"
        className="justify-self-start"
        pendingText={ask.isPending && 'Enviando...'}
      >
        Enviar pedido
      </Button>
    </form>
  );
}
