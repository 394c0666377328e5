import { useMutation, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { RemoveReply } from '#web/calls/remove-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PostSheet } from './post-sheet.tsx';

type Cared = Answer<'caredReplies'>;

/** Answers that were reported, and those that were taken away: to be kept, taken away or given back. */
export function CaredReplies({ communityId }: { communityId: number }) {
  const params = { id: String(communityId) };
  const cared = useQuery({ ...readOptions('caredReplies', { params }), refetchOnMount: 'always' });
  const { reported = [], removed = [] } = cared.data ?? {};
  return (
    <Panel title="Respostas nas conversas" Icon={MessagesSquare}>
      {cared.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {cared.isLoadingError && <LoadFailure failure={cared.error} onRetry={() => cared.refetch()} />}
      {cared.isSuccess && reported.length + removed.length === 0 && (
        <p className="text-ink-soft">Nenhuma resposta denunciada ou tirada.</p>
      )}
      {reported.map((reply) => (
        <Reported key={reply.id} reply={reply} />
      ))}
      {removed.map((reply) => (
        <Removed key={reply.id} reply={reply} />
      ))}
    </Panel>
  );
}

function Reported({ reply }: { reply: Cared['reported'][number] }) {
  const keep = useJudge('keep', { title: 'Revisão feita', text: 'A resposta fica na conversa.' });
  return (
    <PostSheet post={reply} at={reply.createdAt}>
      <p className="font-bold">
        {counted(reply.reports, 'denúncia', 'denúncias')}
        {reply.isHidden ? ': escondida até a revisão' : ': ainda na conversa'}
      </p>
      {reply.reasons.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          {[...new Set(reply.reasons)].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pendingText={keep.isPending && 'Guardando...'} onClick={() => keep.mutate(reply.id)}>
          Manter<span className="sr-only"> a resposta de {reply.username}</span>
        </Button>
        <RemoveReply reply={reply} />
      </div>
    </PostSheet>
  );
}

function Removed({ reply }: { reply: Cared['removed'][number] }) {
  const restore = useJudge('restore', { title: 'Resposta devolvida', text: 'Ela voltou à conversa.' });
  return (
    <PostSheet post={reply} at={reply.createdAt}>
      <p className="text-ink-soft">Tirada. Motivo: {reply.reason}</p>
      <Button
        look="quiet"
        className="justify-self-start"
        pendingText={restore.isPending && 'Devolvendo...'}
        onClick={() => restore.mutate(reply.id)}
      >
        Devolver à conversa<span className="sr-only"> a resposta de {reply.username}</span>
      </Button>
    </PostSheet>
  );
}

function useJudge(decision: 'keep' | 'restore', done: { title: string; text: string }) {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => call('judgeReply', { params: { id: String(id) }, body: { decision } }),
    onSuccess: () => toast(done),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao rever a resposta.'), look: 'destructive' }),
  });
}
