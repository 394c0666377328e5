import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOptions } from '#web/api/read-options.ts';
import type { Quiz } from './choose-challenge.tsx';

/**
 * The challenges that are offered, and the one of this address. That one may be offered no longer, or not yet: the team
 * of a friend works on it, or has just completed it.
 */
export function useQuizzes(quizId: number | undefined) {
  const offered = useQuery({ ...readOptions('quizzes'), refetchOnMount: 'always' });
  const listed = offered.data?.find(({ id }) => id === quizId);
  const isElsewhere = quizId !== undefined && offered.data !== undefined && !listed;
  const also = useQuery({
    ...readOptions('quizzes', { query: { also: String(quizId) } }),
    enabled: isElsewhere,
  });
  const found = listed ?? (isElsewhere ? also.data?.find(({ id }) => id === quizId) : undefined);
  // While it moves from one list to the other the room stays as it is.
  const [last, setLast] = useState<Quiz>();
  if (found && found !== last) setLast(found);
  const isComing = isElsewhere && also.isPending;
  const quiz = found ?? (isComing && last?.id === quizId ? last : undefined);
  return { offered, quiz, isComing: isComing && !quiz };
}
