import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { limits } from '#core/contract/limits.ts';
import { relativeTime } from '#core/progress/relative-time.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { newRunId } from '#web/api/run-id.ts';
import { useSession } from '#web/app/session.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

/** What the two write each other; it freshens by itself when the other writes. */
export function Thread({ id, isRunning }: { id: number; isRunning: boolean }) {
  const userId = useSession().user?.id;
  const thread = useQuery({
    ...readOptions('mentoringMessages', { params: { id: String(id) } }),
    refetchOnMount: 'always',
  });
  const now = Date.now();
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
                {authorId === userId ? 'Você' : username} · {relativeTime(Date.parse(at), now)}
              </span>
              <span className="whitespace-pre-line">
                <Breakable text={text} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {isRunning && <MessageForm id={id} />}
    </div>
  );
}

function MessageForm({ id }: { id: number }) {
  const [text, setText] = useState('');
  const [runId, setRunId] = useState(newRunId);
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => call('sendMentoringMessage', { params: { id: String(id) }, body: { text, runId } }),
    onSuccess: () => {
      setText('');
      setRunId(newRunId());
    },
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar.'), look: 'destructive' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!send.isPending && text.trim() !== '') send.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <TextArea
        label="Escreva uma mensagem"
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        maxLength={limits.teamMessage.max}
      />
      <Button type="submit" className="justify-self-start" pendingText={send.isPending && 'Enviando...'}>
        Enviar
      </Button>
    </form>
  );
}
