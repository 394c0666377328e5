import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import type { ErrorCode } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { formatNumber } from '#core/progress/wording.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { changePost, pauseLists, type Votable } from '#web/api/change-post.ts';
import { useOutbox } from '#web/api/outbox-context.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useLock } from './use-lock.ts';

type PostType = Answer<'feed'>[number]['type'];

const kinds = {
  submission: {
    call: 'voteSubmission',
    act: 'Votar',
    done: 'Você votou',
    what: 'na ideia',
    thanks: 'Voto registrado!',
    again: 'already_voted',
    refused: 'Você já votou nesta ideia.',
  },
  story: {
    call: 'voteStory',
    act: 'Curtir',
    done: 'Você curtiu',
    what: 'a história',
    thanks: 'Voto Registrado!',
    again: 'already_liked',
    refused: 'Você já curtiu esta história.',
  },
} as const satisfies Record<PostType, { again: ErrorCode } & Record<string, string>>;

/** Votes on a post: counted at once, taken back if the server refuses. */
function useVote(type: PostType) {
  const cache = useQueryClient();
  const toast = useToast();
  const { post } = useOutbox();
  return useMutation({
    mutationFn: (id: number) => post(kinds[type].call, { params: { id: String(id) } }),
    onMutate: async (id) => {
      const resume = await pauseLists(cache);
      changePost(cache, id, (post) => ({ ...post, votes: post.votes + 1, hasVoted: true }));
      return resume;
    },
    onSuccess: ({ answer }, id) => {
      if (!answer) return toast(keptWords);
      const { votes, notice } = answer;
      changePost(cache, id, (post) => ({ ...post, votes }));
      toast({ title: kinds[type].thanks, text: notice ?? 'Seu voto foi contabilizado.' });
    },
    onError: (failure, id) => {
      const hasVoted = failure instanceof ApiError && failure.code === kinds[type].again;
      changePost(cache, id, (post) => ({ ...post, votes: post.votes - 1, hasVoted }));
      toast({
        title: 'Erro',
        text: sentenceOf(failure, kinds[type].refused),
        look: 'destructive',
      });
    },
    onSettled: (_answer, _failure, _id, resume) => resume?.(),
  });
}

const keptWords = {
  title: 'Voto guardado',
  text: 'Sem sinal: seu voto será enviado quando a internet voltar.',
};

interface Props {
  type: PostType;
  post: Votable;
  author: string;
}

/** Votes on an idea or a story of somebody else, and says so once it is done. */
export function VoteButton({ type, post, author }: Props) {
  const vote = useVote(type);
  const once = useLock();
  const { act, done, what } = kinds[type];
  const words = post.hasVoted ? done : act;
  return (
    <button
      type="button"
      aria-pressed={post.hasVoted}
      aria-disabled={post.hasVoted}
      onClick={() => post.hasVoted || once((release) => vote.mutate(post.id, { onSettled: release }))}
      className="inline-flex min-h-12 items-center gap-2 rounded-2xl border-2 border-edge px-4 font-bold max-md:px-3 max-md:text-sm hover:bg-maize-wash aria-pressed:cursor-default aria-pressed:border-leaf aria-pressed:bg-leaf-wash aria-pressed:text-leaf"
    >
      <ThumbsUp aria-hidden="true" size={20} />
      {words} <span className="sr-only">{`${what} de ${author}:`}</span>{' '}
      <span className="tabular-nums">{formatNumber(post.votes)}</span>{' '}
      <span className="sr-only">{post.votes === 1 ? 'voto' : 'votos'}</span>
    </button>
  );
}
