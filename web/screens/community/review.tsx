import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { counted } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';
import { LoadFailure } from '#web/calls/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PostCard } from './post-card.tsx';

type Reported = Answer<'reportedPosts'>[number];
type Decision = Sent<'reviewPost', 'body'>['decision'];

const done: Record<Decision, string> = {
  keep: 'A publicação fica no mural.',
  remove: 'A publicação foi removida.',
};

const refused = 'Erro ao rever a publicação.';

/** What was reported, for whoever takes care of the community to decide. */
export function Review({ onTopic }: { onTopic: (key: string) => void }) {
  const reported = useQuery({ ...readOptions('reportedPosts'), refetchOnMount: 'always' });
  return (
    <Panel title="Denúncias para rever" Icon={ShieldCheck}>
      {reported.isPending && <SkeletonRows rows={1} rowClass="h-24" />}
      {reported.isLoadingError && <LoadFailure failure={reported.error} onRetry={() => reported.refetch()} />}
      {reported.data?.length === 0 ? (
        <p className="text-ink-soft">Nada para rever agora.</p>
      ) : (
        <ul className="grid gap-4">
          {reported.data?.map((post) => (
            <li key={post.id}>
              <ReportedPost post={post} onTopic={onTopic} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ReportedPost({ post, onTopic }: { post: Reported; onTopic: (key: string) => void }) {
  const [isAsking, setAsking] = useState(false);
  const review = useReview(post.id);
  const decide = (decision: Decision) => review.isPending || review.mutate(decision);
  return (
    <PostCard post={post} onTopic={onTopic}>
      <div className="grid grow gap-2">
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
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => decide('keep')}>Manter</Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Remover
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title="Remover esta publicação?"
          onClose={() => setAsking(false)}
          problem={review.isError && sentenceOf(review.error, refused)}
        >
          <p>Ela some de vez e não dá para desfazer. Os pontos de quem escreveu ficam.</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button
              look="danger"
              pendingText={review.isPending && 'Removendo...'}
              onClick={() => decide('remove')}
            >
              Remover publicação
            </Button>
          </div>
        </Dialog>
      )}
    </PostCard>
  );
}

function useReview(postId: number) {
  const toast = useToast();
  return useMutation({
    mutationFn: (decision: Decision) =>
      call('reviewPost', { params: { postId: String(postId) }, body: { decision } }),
    onSuccess: (_, decision) => toast({ title: 'Revisão feita', text: done[decision] }),
    onError: (failure) => toast({ title: 'Erro', text: sentenceOf(failure, refused), look: 'destructive' }),
  });
}
