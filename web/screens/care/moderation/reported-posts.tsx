import { useMutation, useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { RemovePost } from '#web/calls/remove-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PostSheet } from './post-sheet.tsx';

type Reported = Answer<'reportedPosts'>[number];

/** What was reported, to be kept or taken off the wall. */
export function ReportedPosts({ communityId }: { communityId: number }) {
  const query = { communityId: String(communityId) };
  const reported = useQuery({ ...readOptions('reportedPosts', { query }), refetchOnMount: 'always' });
  return (
    <Panel title="Denúncias para rever" Icon={Flag}>
      {reported.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {reported.isLoadingError && <LoadFailure failure={reported.error} onRetry={() => reported.refetch()} />}
      {reported.data?.length === 0 && <p className="text-ink-soft">Nada para rever agora.</p>}
      {reported.data?.map((post) => (
        <ReportedPost key={post.id} post={post} />
      ))}
    </Panel>
  );
}

function ReportedPost({ post }: { post: Reported }) {
  const keep = useKeep();
  return (
    <PostSheet post={post} at={post.createdAt}>
      <p className="font-bold">
        {counted(post.reports, 'denúncia', 'denúncias')}
        {post.isHidden ? ': fora do mural até a revisão' : ': ainda no mural'}
      </p>
      {post.reasons.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          {[...new Set(post.reasons)].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pendingText={keep.isPending && 'Guardando...'} onClick={() => keep.mutate(post.id)}>
          Manter<span className="sr-only"> a publicação de {post.username}</span>
        </Button>
        <RemovePost post={post} />
      </div>
    </PostSheet>
  );
}

function useKeep() {
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) =>
      call('reviewPost', { params: { postId: String(id) }, body: { decision: 'keep' } }),
    onSuccess: () => toast({ title: 'Revisão feita', text: 'A publicação fica no mural.' }),
    onError: (failure) =>
      toast({ title: 'Erro', text: sentenceOf(failure, 'Erro ao rever a publicação.'), look: 'destructive' }),
  });
}
