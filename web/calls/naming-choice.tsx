import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { inTime } from '#web/ui/late-code.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What one decides about rounds, also between them: to decline to be named, and to take back whatever one answered. */
export function NamingChoice({ onTakenBack }: { onTakenBack?: () => void }) {
  const { data } = useQuery(readOptions('currentRound'));
  const [asked, setAsked] = useState<'decline' | 'takeBack'>();
  const close = () => setAsked(undefined);
  const naming = useNaming(close);
  const takeBack = useTakeBack(() => {
    close();
    onTakenBack?.();
  });
  return (
    <>
      {data && (
        <Switch
          label="Não quero que me indiquem"
          note="Seu nome sai da lista e dos resultados de todas as rodadas."
          isOn={naming.isPending ? naming.variables : data.declines}
          onChange={(isOn) => (isOn ? setAsked('decline') : naming.mutate(false))}
        />
      )}
      <Button look="danger" className="justify-self-start" onClick={() => setAsked('takeBack')}>
        Apagar tudo o que respondi
      </Button>
      {asked === 'decline' && (
        <Dialog title="Não quer que indiquem você?" onClose={close}>
          <p>
            Somem as indicações que você recebeu e o que as rodadas já disseram de você: isso não volta, mesmo
            que você mude de ideia.
          </p>
          <DialogAnswers onCancel={close}>
            <Button
              look="danger"
              pendingText={naming.isPending && 'Guardando...'}
              onClick={() => naming.mutate(true)}
            >
              Não quero
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
      {asked === 'takeBack' && (
        <Dialog title="Apagar tudo o que respondi?" onClose={close}>
          <p>
            Somem as indicações que você fez em todas as rodadas, e os certificados de ter respondido. O que
            já foi contado fica contado. Numa rodada aberta você pode responder de novo até o fim.
          </p>
          <DialogAnswers onCancel={close}>
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
    </>
  );
}

function useNaming(onEnd: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (declines: boolean) => call('setNaming', { body: { declines } }),
    onSettled: onEnd,
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Não foi possível guardar.'), look: 'destructive' }),
  });
}

function useTakeBack(onDone: () => void) {
  const toast = useToast();
  const { list } = useOutbox();
  return useMutation({
    mutationFn: async () => {
      await inTime(list.ready());
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
