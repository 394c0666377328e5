import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { ageOf } from '#web/api/age.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { changeRead } from '#web/api/change-read.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { useDraft } from '#web/calls/use-draft.ts';
import { WaitingMessages } from '#web/calls/waiting-messages.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { DictateButton } from '#web/ui/dictate-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What the two write each other; it freshens by itself when the other writes. */
export function Thread({ id, isRunning }: { id: number; isRunning: boolean }) {
  const userId = useSession().user?.id;
  const cache = useQueryClient();
  const options = readOptions('mentoringMessages', { params: { id: String(id) } });
  const thread = useQuery({ ...options, refetchOnMount: 'always' });
  const lay = (message: Answer<'sendMentoringMessage'>) =>
    changeRead<Answer<'mentoringMessages'>>(cache, options.queryKey, (known = []) =>
      known.some((one) => one.id === message.id) ? known : [...known, message],
    );
  return (
    <div className="grid gap-3 border-t-2 border-dashed border-line pt-4">
      {thread.isLoadingError && <LoadFailure failure={thread.error} onRetry={() => thread.refetch()} />}
      {thread.data?.length === 0 && <p className="text-ink-soft">Combinem aqui o começo. Só vocês leem.</p>}
      <div role="log" aria-label="Mensagens da parceria">
        <ul className="grid gap-2">
          {thread.data?.map(({ id: key, authorId, username, text, at }) => (
            <li
              key={key}
              className={`grid rounded-2xl px-4 py-2.5 ${authorId === userId ? 'ml-6 bg-leaf-wash' : 'mr-6 bg-maize-wash'}`}
            >
              <span className="text-sm text-ink-soft">
                {authorId === userId ? 'Você' : username} · {ageOf(at)}
              </span>
              <span className="whitespace-pre-line">
                <Breakable text={text} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <WaitingMessages
        isTo={({ call, input }) => call === 'sendMentoringMessage' && input.params?.id === String(id)}
        onArrive={(answer) => lay(answer as Answer<'sendMentoringMessage'>)}
      />
      {isRunning && <MessageForm id={id} />}
    </div>
  );
}

const nothingYet = { title: 'Erro', text: errors.message_empty.message, look: 'destructive' } as const;

/** Where a message is written; without a signal it waits. What did not get through is taken once however often it is sent. */
function MessageForm({ id }: { id: number }) {
  const draft = useDraft(useSession().user?.id, `mentoria:${id}`);
  const { text } = draft;
  const [runId, setRunId] = useState(newRunId);
  const { post } = useOutbox();
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => {
      draft.handOver();
      return post('sendMentoringMessage', { params: { id: String(id) }, body: { text } }, runId);
    },
    // Sent or waiting, it stands in the thread.
    onSuccess: () => write(''),
    onError: (failure) => {
      draft.write(text);
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar.'), look: 'destructive' });
    },
  });
  // Another text is another message.
  function write(words: string) {
    draft.write(words);
    setRunId(newRunId());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    if (text.trim() === '') return toast(nothingYet);
    send.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        label="Escreva uma mensagem"
        rows={2}
        value={text}
        readOnly={send.isPending}
        onChange={({ target }) => write(target.value)}
        maxLength={limits.teamMessage.max}
      />
      <div className="flex flex-wrap items-center gap-2">
        <DictateButton value={text} max={limits.teamMessage.max} onChange={write} label="sua mensagem" />
        <Button type="submit" className="ml-auto max-sm:grow" pendingText={send.isPending && 'Enviando...'}>
          Enviar
        </Button>
      </div>
    </form>
  );
}
