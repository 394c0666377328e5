import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { errors } from '#core/contract/errors.ts';
import { limits } from '#core/contract/limits.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { useSession } from '#web/app/session.ts';
import { useDraft } from '#web/calls/use-draft.ts';
import { useLock } from '#web/calls/use-lock.ts';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

const waits = {
  title: 'Resposta guardada',
  text: 'Sem sinal: ela será enviada quando a internet voltar.',
};

const nothingYet = { title: 'Erro', text: errors.message_empty.message, look: 'destructive' } as const;

/** Where an answer is written; without a signal it waits on the device, and what was refused stays in the box. */
export function ReplyBox({ post }: { post: { id: number; username: string } }) {
  const { text, write, handOver } = useDraft(useSession().user?.id, `resposta:${post.id}`);
  const toast = useToast();
  const once = useLock();
  const { post: hand } = useOutbox();
  const send = useMutation({
    mutationFn: () => {
      handOver();
      return hand('reply', { params: { id: String(post.id) }, body: { text } });
    },
    onSuccess: ({ answer }) => {
      write('');
      if (!answer) toast(waits);
    },
    onError: (failure) => {
      write(text);
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível responder. Tente de novo.'),
        look: 'destructive',
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (text.trim() === '') return toast(nothingYet);
    once((release) => send.mutate(undefined, { onSettled: release }));
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        label="Sua resposta"
        rows={2}
        maxLength={limits.reply.max}
        value={text}
        readOnly={send.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <DictateButton value={text} max={limits.reply.max} onChange={write} label="sua resposta" />
        <Button
          type="submit"
          look="quiet"
          className="ml-auto max-sm:grow"
          pendingText={send.isPending && 'Enviando...'}
        >
          <Send aria-hidden="true" size={20} />
          Responder<span className="sr-only"> a {post.username}</span>
        </Button>
      </div>
    </form>
  );
}
