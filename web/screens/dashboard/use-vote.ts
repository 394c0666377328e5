import { useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '#core/contract/errors.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useToast } from '#web/ui/toast.tsx';

interface Votable {
  id: number;
  votes: number;
  hasVoted: boolean;
}

const alreadyVoted: ErrorCode = 'already_voted';

const showsIdeas = (key: readonly unknown[]): boolean =>
  /^\/api\/(feed|submissions)(\?|$)/.test(String(key[0]));

/** Votes on an idea: it counts on the screen at once, and is taken back if the server refuses. */
export function useVote(): (idea: Votable) => Promise<void> {
  const cache = useQueryClient();
  const toast = useToast();

  const show = (vote: Votable) =>
    cache.setQueriesData<unknown>({ predicate: ({ queryKey }) => showsIdeas(queryKey) }, (list: unknown) =>
      Array.isArray(list) ? list.map((idea) => (isIdea(idea, vote.id) ? { ...idea, ...vote } : idea)) : list,
    );

  return async ({ id, votes, hasVoted }) => {
    if (hasVoted) return;
    show({ id, votes: votes + 1, hasVoted: true });
    try {
      const counted = await call('voteSubmission', { params: { id: `${id}` } });
      show({ id, ...counted });
      toast({ title: 'Voto registrado!', text: 'Seu voto foi contabilizado.' });
    } catch (failure) {
      const isCounted = failure instanceof ApiError && failure.code === alreadyVoted;
      show({ id, votes, hasVoted: isCounted });
      toast({ title: 'Erro', text: sentenceOf(failure, 'Você já votou nesta ideia.'), look: 'destructive' });
    }
  };
}

/** Stories have votes of their own; only an idea with this id is meant. */
const isIdea = (item: { id?: number; type?: string }, id: number): boolean =>
  item.id === id && item.type !== 'story';
