import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogAnswers } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

interface Props {
  /** What is to be looked at: the words around the question, and what is written there to begin with. */
  about: { title: string; intro: string; asked: string; begun?: string };
  onClose: () => void;
}

/** Asks that a person look at something once more: what was calculated, or what those who take care did. */
export function ReviewDialog({ about, onClose }: Props) {
  const [message, setMessage] = useState(about.begun ?? '');
  const ask = useRequest(about.asked, onClose);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(message);
  }
  return (
    <Dialog title={about.title} onClose={onClose}>
      <p>{about.intro}</p>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label="O que você acha que está errado? (se quiser contar)"
          rows={about.begun ? 5 : 3}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          maxLength={limits.message.max}
        />
        <DialogAnswers onCancel={onClose}>
          <Button type="submit" pendingText={ask.isPending && 'Enviando...'}>
            Enviar pedido
          </Button>
        </DialogAnswers>
      </form>
    </Dialog>
  );
}

function useRequest(asked: string, onDone: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (message: string) => call('requestReview', { body: { message } }),
    onSuccess: () => {
      toast({ title: 'Pedido enviado', text: asked });
      onDone();
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar o pedido.'), look: 'destructive' }),
  });
}
