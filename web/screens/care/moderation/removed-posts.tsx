import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PostSheet } from './post-sheet.tsx';

/** What was taken off the wall, and the way back. */
export function RemovedPosts({ communityId }: { communityId: number }) {
  const params = { id: String(communityId) };
  const removed = useQuery({ ...readOptions('removedPosts', { params }), refetchOnMount: 'always' });
  const restore = useRestore();
  return (
    <Panel title="Fora do mural" Icon={Undo2}>
      {removed.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {removed.isLoadingError && <LoadFailure failure={removed.error} onRetry={() => removed.refetch()} />}
      {removed.data?.length === 0 && <p className="text-ink-soft">Nenhuma publicação foi tirada.</p>}
      {removed.data?.map((post) => (
        <PostSheet key={post.id} post={post} at={post.removedAt}>
          <p className="text-ink-soft">Motivo: {post.reason}</p>
          <Button
            look="quiet"
            className="justify-self-start"
            pendingText={restore.isPending && restore.variables === post.id && 'Devolvendo...'}
            onClick={() => restore.mutate(post.id)}
          >
            Devolver ao mural<span className="sr-only"> a publicação de {post.username}</span>
          </Button>
        </PostSheet>
      ))}
    </Panel>
  );
}

function useRestore() {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => call('restorePost', { params: { id: String(id) } }),
    onSuccess: () =>
      toast({ title: 'Publicação devolvida', text: 'Ela voltou ao mural, com seus pontos e votos.' }),
    onError: (failure) =>
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Erro ao devolver a publicação.'),
        look: 'destructive',
      }),
  });
}
