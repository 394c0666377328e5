import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { changeRead } from '#web/api/change-read.ts';
import { call } from '#web/api/client.ts';
import { pagesKey } from '#web/api/read-options.ts';

export type Need = NonNullable<Sent<'people', 'query'>['needs']>;

/** Whom the desk looks for. */
export interface PeopleFilter {
  communityId: number;
  q: string;
  needs: Need | undefined;
}

const wanted = ({ q, needs }: PeopleFilter) => ({ ...(q && { q }), ...(needs && { needs }) });

const readPage = (
  filter: PeopleFilter,
  { after, limit, signal }: { after: string; limit: number; signal?: AbortSignal },
): Promise<Answer<'people'>> =>
  call('people', {
    params: { id: String(filter.communityId) },
    query: { ...wanted(filter), limit: String(limit), ...(after && { after }) },
    ...(signal && { signal }),
  });

type Pages = InfiniteData<Answer<'people'>, string>;

/**
 * The people of a community, a hundred at a time. Whoever comes back to a list finds its beginning: all that was shown of it
 * would be asked for and drawn at once, and a phone stands still for ten seconds over a thousand people.
 */
export function usePeople({ communityId, q, needs }: PeopleFilter) {
  const client = useQueryClient();
  const filter = useMemo(() => ({ communityId, q, needs }), [communityId, q, needs]);
  const queryKey = useMemo(
    () => pagesKey('people', { params: { id: String(filter.communityId) }, query: wanted(filter) }),
    [filter],
  );
  useEffect(
    () => () => changeRead<Pages>(client, queryKey, (kept) => kept && firstOf(kept)),
    [client, queryKey],
  );
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => readPage(filter, { after: pageParam, limit: 100, signal }),
    getNextPageParam: ({ next }) => next?.toString(),
    refetchOnMount: 'always',
  });
}

const firstOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** All of them, whatever the screen has shown so far. */
export async function readEverybody(filter: PeopleFilter): Promise<Answer<'people'>['people']> {
  const everybody: Answer<'people'>['people'] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const { people, next }: Answer<'people'> = await readPage(filter, { after, limit: 500 });
    everybody.push(...people);
    after = next?.toString();
  }
  return everybody;
}
