import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { useToast } from '#web/ui/toast.tsx';
import { cacheDesk, type Desk, teamParams } from './desk-cache.ts';

interface Fate {
  onDone: (desk: Desk) => void;
  onRefused?: () => void;
}

/** Creates a team that the person leads. */
export function useCreateTeam(quizId: number, { onDone }: Pick<Fate, 'onDone'>) {
  const arrive = useArrival();
  const showFailure = useFailure('Não foi possível criar a equipe. Tente de novo.');
  return useMutation({
    mutationFn: () => call('createTeam', { params: { quizId: String(quizId) } }),
    onSuccess: (desk) => {
      arrive(desk, {
        title: 'Equipe criada!',
        text: 'Agora você lidera a equipe. Chame mais duas pessoas.',
      });
      onDone(desk);
    },
    onError: showFailure,
  });
}

/** Joins a team; the server deals the part, unless the wished one is free. */
export function useJoinTeam(quizId: number, { onDone, onRefused }: Fate) {
  const arrive = useArrival();
  const showFailure = useFailure('Não foi possível entrar na equipe. Tente de novo.');
  return useMutation({
    mutationFn: ({ teamId, part }: { teamId: number; part?: number | undefined }) =>
      call('joinTeam', { params: teamParams(quizId, teamId), body: { part } }),
    onSuccess: (desk) => {
      arrive(desk, { title: 'Você se juntou à equipe!', text: `Você ficou com a parte ${desk.userPart}.` });
      onDone(desk);
    },
    onError: (failure) => {
      showFailure(failure);
      onRefused?.();
    },
  });
}

function useArrival() {
  const cache = useQueryClient();
  const toast = useToast();
  return (desk: Desk, words: { title: string; text: string }) => {
    cacheDesk(cache, desk);
    toast(words);
  };
}

/** Tells a failure by its own sentence, or by the given one. */
export function useFailure(otherwise: string) {
  const toast = useToast();
  return (failure: unknown) =>
    toast({ title: 'Erro', text: sentenceOf(failure, otherwise), look: 'destructive' });
}
