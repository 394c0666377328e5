import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useSession } from '#web/app/session.ts';
import { useDraft } from '#web/calls/use-draft.ts';
import { useLock } from '#web/calls/use-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { DeskCommunity } from './care-frame.tsx';

/** Writes to everybody of a community; without one, to everybody of all of them. */
export function MessageForm({ community }: { community?: DeskCommunity }) {
  const { text, write } = useDraft(useSession().user?.id, `recado:${community?.id ?? 'todas'}`);
  const toast = useToast();
  const once = useLock();
  const send = useSend(community?.id, () => write(''));
  const whom = community ? `de ${community.name}` : 'de todas as comunidades';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    if (text.trim() === '') {
      return toast({ title: 'Erro', text: errors.message_empty.message, look: 'destructive' });
    }
    once((release) => send.mutate(text, { onSettled: release }));
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={`Para todas as pessoas ${whom}`}
        value={text}
        onChange={({ target }) => write(target.value)}
        maxLength={limits.broadcast.max}
        placeholder="Ex.: sábado tem reunião às 9h, na sede."
      />
      <Button type="submit" className="justify-self-start" pendingText={send.isPending && 'Enviando...'}>
        Enviar recado
      </Button>
    </form>
  );
}

function useSend(communityId: number | undefined, onSent: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (text: string) => call('sendNotice', { body: { text, ...(communityId && { communityId }) } }),
    onSuccess: () => {
      onSent();
      toast({ title: 'Recado enviado', text: 'Cada pessoa lê em Avisos.' });
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar o recado.'), look: 'destructive' }),
  });
}
