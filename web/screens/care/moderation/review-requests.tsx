import { useMutation, useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errors } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { limits } from '#core/contract/limits.ts';
import { joined } from '#core/progress/wording.ts';
import { ageOf } from '#web/api/age.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { NamedNote } from '#web/ui/named-note.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useToast } from '#web/ui/toast.tsx';

type Request = Answer<'reviews'>[number];

/** Members who asked that a person look at their standing, for whoever takes care of the community to answer. */
export function ReviewRequests({ communityId }: { communityId: number }) {
  const query = { communityId: String(communityId) };
  const requests = useQuery({ ...readOptions('reviews', { query }), refetchOnMount: 'always' });
  return (
    <Panel title="Pedidos de revisão" Icon={Scale}>
      {requests.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {requests.isError && <LoadFailure failure={requests.error} onRetry={() => requests.refetch()} />}
      {requests.data?.length === 0 && <p className="text-ink-soft">Nenhum pedido esperando resposta.</p>}
      <ul className="grid gap-4">
        {requests.data?.map((request) => (
          <li key={request.id} className="rounded-2xl border-2 border-line p-4">
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RequestCard({ request }: { request: Request }) {
  const { username, message, requestedAt, leadership, named } = request;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold">{username}</h3>
        <Tag tone={leadership.type ? 'leaf' : 'grey'}>{leadership.name}</Tag>
        <time dateTime={requestedAt} className="text-sm text-ink-soft">
          {ageOf(requestedAt)}
        </time>
      </div>
      {leadership.reasons.length > 0 && (
        <p className="text-sm text-ink-soft">Por quê: {joined(leadership.reasons)}.</p>
      )}
      {named && <NamedNote named={named} isSelf={false} />}
      <p className="whitespace-pre-line">{message || 'Não escreveu mensagem.'}</p>
      <AnswerForm request={request} />
    </div>
  );
}

function AnswerForm({ request }: { request: Request }) {
  const [answer, setAnswer] = useState('');
  const toast = useToast();
  const send = useAnswer(request.id);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    if (answer.trim() === '') {
      return toast({ title: 'Erro', text: errors.message_empty.message, look: 'destructive' });
    }
    send.mutate(answer);
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        label={`Resposta para ${request.username}`}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        maxLength={limits.message.max}
      />
      <Button type="submit" className="justify-self-start" pendingText={send.isPending && 'Enviando...'}>
        Responder
      </Button>
    </form>
  );
}

function useAnswer(id: number) {
  const toast = useToast();
  return useMutation({
    mutationFn: (answer: string) => call('answerReview', { params: { id: String(id) }, body: { answer } }),
    onSuccess: () => toast({ title: 'Resposta enviada', text: 'A pessoa vai ler na página dela.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao enviar a resposta.'), look: 'destructive' }),
  });
}
