import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import type { Answer } from '#core/contract/index.ts';
import { counted, formatNumber } from '#core/progress/wording.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { changeRead } from '#web/api/change-read.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useLock } from '#web/calls/use-lock.ts';
import { useToast } from '#web/ui/toast.tsx';

type Reply = Answer<'replies'>[number];

interface Props {
  reply: Reply;
  postId: number;
  isOwn: boolean;
}

/** The votes of an answer, and the button to give one's own. */
export function ReplyVote({ reply: { id, username, votes, hasVoted }, postId, isOwn }: Props) {
  const vote = useReplyVote(postId);
  const once = useLock();
  if (isOwn) {
    return votes === 0 ? null : <p className="px-3 text-sm font-bold">{counted(votes, 'voto', 'votos')}</p>;
  }
  return (
    <button
      type="button"
      aria-pressed={hasVoted}
      aria-disabled={hasVoted}
      onClick={() => hasVoted || once((release) => vote.mutate(id, { onSettled: release }))}
      className="inline-flex min-h-12 items-center gap-2 rounded-2xl px-3 text-sm font-bold hover:bg-card aria-pressed:cursor-default aria-pressed:text-leaf"
    >
      <ThumbsUp aria-hidden="true" size={18} />
      {hasVoted ? 'Você votou' : 'Votar'}
      <span className="sr-only"> na resposta de {username}:</span>{' '}
      <span className="tabular-nums">{formatNumber(votes)}</span>{' '}
      <span className="sr-only">{votes === 1 ? 'voto' : 'votos'}</span>
    </button>
  );
}

/** Votes on an answer: counted at once, taken back if the server refuses. */
function useReplyVote(postId: number) {
  const cache = useQueryClient();
  const toast = useToast();
  const { post } = useOutbox();
  const { queryKey } = readOptions('replies', { params: { id: String(postId) } });
  const change = (id: number, made: (reply: Reply) => Partial<Reply>) =>
    changeRead<Answer<'replies'>>(cache, queryKey, (known) =>
      known?.map((reply) => (reply.id === id ? { ...reply, ...made(reply) } : reply)),
    );
  return useMutation({
    mutationFn: (id: number) => post('voteReply', { params: { id: String(id) } }),
    onMutate: (id) => void change(id, ({ votes }) => ({ votes: votes + 1, hasVoted: true })),
    onSuccess: ({ answer }, id) => {
      if (answer) change(id, () => answer);
    },
    onError: (failure, id) => {
      change(id, ({ votes }) => ({ votes: votes - 1, hasVoted: false }));
      toast({
        title: 'Erro',
        text: sentenceOf(failure, 'Não foi possível votar. Tente de novo.'),
        look: 'destructive',
      });
      void cache.invalidateQueries({ queryKey });
    },
  });
}
