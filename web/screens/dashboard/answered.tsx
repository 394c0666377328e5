import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '#web/calls/load-failure.tsx';

interface Props<T> {
  read: UseQueryResult<T>;
  /** What holds the place until the answer comes. */
  waiting: ReactNode;
  children: (answer: T) => ReactNode;
}

/** Shows a read in its three states: on its way, failed with a way to ask again, answered. */
export function Answered<T>({ read, waiting, children }: Props<T>) {
  if (read.data !== undefined) return children(read.data);
  return read.isError ? <LoadFailure failure={read.error} onRetry={() => read.refetch()} /> : waiting;
}
