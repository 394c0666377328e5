import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import type { ErrorCode } from '#core/contract/errors.ts';
import { counted } from '#core/progress/wording.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { changePost, type Votable } from '#web/api/change-post.ts';
import { call } from '#web/api/client.ts';
import { useToast } from './toast.tsx';

/** Votes on an idea: counted at once, taken back if the server refuses. */
function useVote() {
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => call('voteSubmission', { params: { id: String(id) } }),
    onMutate: (id) => changePost(cache, id, (post) => ({ ...post, votes: post.votes + 1, hasVoted: true })),
    onSuccess: ({ votes, notice }, id) => {
      changePost(cache, id, (post) => ({ ...post, votes }));
      toast({ title: 'Voto registrado!', text: notice ?? 'Seu voto foi contabilizado.' });
    },
    onError: (failure, id) => {
      const hasVoted = failure instanceof ApiError && failure.code === ('already_voted' satisfies ErrorCode);
      changePost(cache, id, (post) => ({ ...post, votes: post.votes - 1, hasVoted }));
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Você já votou nesta ideia.'),
        look: 'destructive',
      });
    },
  });
}

/** Votes on an idea of somebody else, and says so once it is done. */
export function VoteButton({ post, author }: { post: Votable; author: string }) {
  const vote = useVote();
  const votes = counted(post.votes, 'voto', 'votos');
  return (
    <button
      type="button"
      aria-pressed={post.hasVoted}
      aria-disabled={post.hasVoted}
      aria-label={`${post.hasVoted ? 'Você votou' : 'Votar'} na ideia de ${author}: ${votes}`}
      onClick={() => post.hasVoted || vote.mutate(post.id)}
      className="inline-flex min-h-12 items-center gap-2 rounded-2xl border-2 border-edge px-4 font-bold hover:bg-maize-wash aria-pressed:cursor-default aria-pressed:border-leaf aria-pressed:bg-leaf-wash aria-pressed:text-leaf"
    >
      <ThumbsUp aria-hidden="true" size={20} />
      {post.hasVoted ? 'Você votou' : 'Votar'}
      <span className="tabular-nums">{post.votes.toLocaleString('pt-BR')}</span>
    </button>
  );
}
