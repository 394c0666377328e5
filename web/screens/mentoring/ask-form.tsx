import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useSession } from '#web/app/session.ts';
import { useDraft } from '#web/calls/use-draft.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Somebody who offers help, and the way to ask for it. */
export function AskForm({
  offer: { id, username, fullName, text },
}: {
  offer: Answer<'mentors'>['offers'][number];
}) {
  const [isOpen, setOpen] = useState(false);
  const { text: goal, write: setGoal } = useDraft(useSession().user?.id, `pedido:${id}`);
  const [runId] = useState(newRunId);
  const toast = useToast();
  const name = fullName ?? username;
  const ask = useMutation({
    mutationFn: () => call('askMentor', { params: { id: String(id) }, body: { goal, runId } }),
    onSuccess: () => {
      setGoal('');
      toast({ title: 'Pedido enviado', text: `${name} vai ler o seu objetivo e responder.` });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao pedir ajuda.'), look: 'destructive' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate();
  }
  return (
    <li className="grid gap-3 border-t-2 border-dashed border-line pt-4 first:border-0 first:pt-0">
      <div>
        <h3 className="font-bold">
          <Breakable text={name} />
        </h3>
        <p>
          “<Breakable text={text} />”
        </p>
      </div>
      {isOpen ? (
        <form onSubmit={submit} className="grid gap-3">
          <TextArea
            label="O que você quer aprender ou fazer?"
            value={goal}
            onChange={({ target }) => setGoal(target.value)}
            maxLength={limits.mentoringGoal.max}
            placeholder="Vender meu mel na feira da cidade"
          />
          <DictateButton
            value={goal}
            max={limits.mentoringGoal.max}
            onChange={setGoal}
            label="seu objetivo"
          />
          <Button type="submit" className="justify-self-start" pendingText={ask.isPending && 'Enviando...'}>
            Enviar pedido
          </Button>
        </form>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          Pedir ajuda<span className="sr-only"> a {name}</span>
        </Button>
      )}
    </li>
  );
}
