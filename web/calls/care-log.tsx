import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { careWords } from '#core/content/care-log.ts';
import type { Answer, Sent } from '#core/contract/index.ts';
import { ageOf } from '#web/api/age.ts';
import { call } from '#web/api/client.ts';
import { pagesKey } from '#web/api/read-options.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import { MoreButton } from './more-button.tsx';

const useLog = (query: Sent<'careLog', 'query'>) =>
  useInfiniteQuery({
    queryKey: pagesKey('careLog', { query }),
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      call('careLog', { query: { ...query, limit: '20', ...(before && { before }) }, signal }),
    getNextPageParam: ({ next }) => next?.toString(),
    refetchOnMount: 'always',
  });

interface Props {
  query: Sent<'careLog', 'query'>;
  /** What is said where nothing was done yet. */
  empty: string;
  /** What can be done about those that are shown. */
  children?: (entries: Answer<'careLog'>['entries']) => ReactNode;
}

/** What those who take care did, newest first. */
export function CareLog({ query, empty, children }: Props) {
  const log = useLog(query);
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      {log.isPending && <SkeletonRows rows={2} rowClass="h-14" />}
      {log.isLoadingError && <LoadFailure failure={log.error} onRetry={() => log.refetch()} />}
      {log.isSuccess && entries.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className="border-t-2 border-dashed border-line py-3 first:border-0">
              <p className="font-semibold">{careWords(entry)}</p>
              {entry.reason && <p>Motivo: {entry.reason}</p>}
              <p className="text-sm text-ink-soft">
                <time dateTime={entry.at}>{ageOf(entry.at)}</time>
                {entry.community && ` · ${entry.community}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {children?.(entries)}
      <MoreButton pages={log}>Ver mais</MoreButton>
    </>
  );
}
