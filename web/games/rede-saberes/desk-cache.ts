import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { changeRead } from '#web/api/change-read.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';

export type Desk = Answer<'team'>;
type TeamAnswer = Desk['answers'][number];

/** The parameters of every call about one team. */
export const teamParams = (quizId: number, teamId: number) => ({
  quizId: String(quizId),
  teamId: String(teamId),
});

const keyOf = (quizId: number, teamId: number) =>
  readOptions('team', { params: teamParams(quizId, teamId) }).queryKey;

/** Of each part the answer that was written last. */
export function newestAnswers(known: readonly TeamAnswer[], arrived: readonly TeamAnswer[]): TeamAnswer[] {
  const newest = new Map(known.map((answer) => [answer.part, answer]));
  for (const answer of arrived) {
    const before = newest.get(answer.part);
    if (!before || before.updatedAt <= answer.updatedAt) newest.set(answer.part, answer);
  }
  return [...newest.values()].sort((one, other) => one.part - other.part);
}

/** A team's desk; a slow read never covers an answer, or the end, that came another way meanwhile. */
export function useDesk(quizId: number, teamId: number) {
  const cache = useQueryClient();
  const queryKey = keyOf(quizId, teamId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const desk = await call('team', { params: teamParams(quizId, teamId), signal });
      const known = cache.getQueryData<Desk>(queryKey);
      return {
        ...desk,
        isCompleted: desk.isCompleted || known?.isCompleted === true,
        answers: newestAnswers(known?.answers ?? [], desk.answers),
      };
    },
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Lays a desk that a call answered with into the cache. */
export const cacheDesk = (cache: QueryClient, desk: Desk): void =>
  void cache.setQueryData(keyOf(desk.quizId, desk.id), desk);

/** Lays one answer on a desk that is in the cache. */
export function cacheAnswer(cache: QueryClient, quizId: number, teamId: number, answer: TeamAnswer): void {
  changeRead<Desk>(
    cache,
    keyOf(quizId, teamId),
    (desk) => desk && { ...desk, answers: newestAnswers(desk.answers, [answer]) },
  );
}
