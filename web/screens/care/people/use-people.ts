import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer, Sent } from '#core/contract/index.ts';
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

/** The people of a community, a hundred at a time. */
export const usePeople = (filter: PeopleFilter) =>
  useInfiniteQuery({
    queryKey: pagesKey('people', { params: { id: String(filter.communityId) }, query: wanted(filter) }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => readPage(filter, { after: pageParam, limit: 100, signal }),
    getNextPageParam: ({ next }) => next?.toString(),
    refetchOnMount: 'always',
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
