import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { roundPromises } from '#core/content/rounds.ts';
import type { Answer } from '#core/contract/index.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Props {
  current: Answer<'currentRound'>;
  onBegin: () => void;
  onTakenBack: () => void;
}

/** What the round is for, who sees what, and what one may do: stay away, decline to be named, take everything back. */
export function Before({ current, onBegin, onTakenBack }: Props) {
  const naming = useNaming();
  const [isAsking, setAsking] = useState(false);
  const takeBack = useTakeBack(() => {
    setAsking(false);
    onTakenBack();
  });
  const hasAnswered = current.answers.length > 0;
  const declines = naming.isPending ? naming.variables : current.declines;
  return (
    <div className="grid gap-6 md:grid-cols-2 md:items-start">
      <Panel title="Antes de começar" Icon={ShieldCheck}>
        <ul className="grid list-disc gap-2 pl-5">
          {roundPromises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <Button className="justify-self-start" onClick={onBegin}>
          {hasAnswered ? 'Rever minhas respostas' : 'Começar'}
        </Button>
      </Panel>
      <Panel title="Você decide">
        <Switch
          label="Não quero que me indiquem"
          note="Seu nome sai da lista e dos resultados desta e das próximas rodadas."
          isOn={declines}
          onChange={(isOn) => naming.mutate(isOn)}
        />
        {hasAnswered && (
          <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
            Apagar tudo o que respondi
          </Button>
        )}
        {isAsking && (
          <Dialog title="Apagar tudo o que respondi?" onClose={() => setAsking(false)}>
            <p>
              Somem as indicações que você fez nesta rodada e nas anteriores, e os certificados de ter
              respondido. Nesta você pode responder de novo até o fim.
            </p>
            <DialogAnswers onCancel={() => setAsking(false)}>
              <Button
                look="danger"
                pendingText={takeBack.isPending && 'Apagando...'}
                onClick={() => takeBack.mutate()}
              >
                Apagar
              </Button>
            </DialogAnswers>
          </Dialog>
        )}
      </Panel>
    </div>
  );
}

function useNaming() {
  const toast = useToast();
  return useMutation({
    mutationFn: (declines: boolean) => call('setNaming', { body: { declines } }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Não foi possível guardar.'), look: 'destructive' }),
  });
}

function useTakeBack(onDone: () => void) {
  const toast = useToast();
  const { list } = useOutbox();
  return useMutation({
    mutationFn: async () => {
      await list.ready();
      // What still waits would be sent after everything was taken back, and stand.
      const waiting = list.read().filter(({ call: name }) => name === 'answerRound');
      await Promise.all(waiting.map(({ runId }) => list.drop(runId)));
      return call('takeBackAnswers');
    },
    onSuccess: () => {
      onDone();
      toast({ title: 'Respostas apagadas', text: 'Nada do que você respondeu ficou guardado.' });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Não foi possível apagar.'), look: 'destructive' }),
  });
}
