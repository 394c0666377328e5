import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { reviewTexts } from '#core/content/network.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** Asks that a person look at what was calculated. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const [message, setMessage] = useState('');
  const ask = useRequest(onClose);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(message);
  }
  return (
    <Dialog title={reviewTexts.title} onClose={onClose}>
      <p>{reviewTexts.intro}</p>
      <form onSubmit={submit} className="grid gap-4">
        <TextArea
          label="O que você acha que está errado? (se quiser contar)"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          maxLength={limits.message.max}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" pendingText={ask.isPending && 'Enviando...'}>
            Enviar pedido
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useRequest(onDone: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (message: string) => call('requestReview', { body: { message } }),
    onSuccess: () => {
      toast({ title: 'Pedido enviado', text: 'Uma pessoa vai rever a sua posição.' });
      onDone();
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar o pedido.'), look: 'destructive' }),
  });
}
