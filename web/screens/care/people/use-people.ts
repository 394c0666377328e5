import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Answer, Sent } from '#core/contract/index.ts';
import { call } from '#web/api/client.ts';
import { readOptions } from '#web/api/read-options.ts';

export type Need = NonNullable<Sent<'people', 'query'>['needs']>;

/** Whom the desk looks for. */
export interface PeopleFilter {
  communityId: number;
  q: string;
  needs: Need | undefined;
}

type Page = Answer<'people'>;

/** What is asked for: so many of those whom the filter leaves, after an id. */
const asked = (
  { communityId, q, needs }: PeopleFilter,
  { limit, after }: { limit: number; after: number },
) => ({
  params: { id: String(communityId) },
  query: {
    ...(q && { q }),
    ...(needs && { needs }),
    limit: String(limit),
    ...(after > 0 && { after: String(after) }),
  },
});

const pageSize = 100;

/** What follows the first page. It belongs to the end of it: where that has moved, people would be missing or twice. */
interface Rest {
  from: number | null | undefined;
  pages: Page[];
}

/**
 * The people of a community, a hundred at a time. After a write the first page is read again, and of what follows only the
 * person it was about: whoever looks at ten thousand people does not wait for a hundred answers. Whoever comes back to a list
 * finds its beginning.
 */
export function usePeople(filter: PeopleFilter) {
  const first = useQuery({
    ...readOptions('people', asked(filter, { limit: pageSize, after: 0 })),
    refetchOnMount: 'always',
  });
  const from = first.data?.next;
  const [rest, setRest] = useState<Rest>({ from, pages: [] });
  const pages = first.data ? [first.data, ...(rest.from === from ? rest.pages : [])] : [];
  const next = pages.at(-1)?.next ?? 0;
  const following = useMutation({
    mutationFn: (after: number) => call('people', asked(filter, { limit: pageSize, after })),
    onSuccess: (page, after) => setRest((kept) => grown(kept, { from, after, page })),
  });
  const { communityId, q, needs } = filter;
  const readPerson = useCallback(
    async (id: number) => {
      if (!from || id <= from) return;
      const one = asked({ communityId, q, needs }, { limit: 1, after: id - 1 });
      // Without an answer the row stays as it was.
      const { people } = await call('people', one).catch(() => ({ people: null }));
      if (people)
        setRest((kept) => ({ ...kept, pages: kept.pages.map((page) => withPerson(page, id, people[0])) }));
    },
    [communityId, q, needs, from],
  );
  return {
    first,
    pages,
    /** Reads anew what the list shows of one person beyond the first page. */
    readPerson,
    more: {
      hasNextPage: next > 0,
      isFetchingNextPage: following.isPending,
      isFetchNextPageError: following.isError,
      fetchNextPage: () => following.mutate(next),
    },
  };
}

/** The list with a page more; of two quick taps the second brings one that is there already. */
function grown(kept: Rest, { from, after, page }: { from: Rest['from']; after: number; page: Page }): Rest {
  const pages = kept.from === from ? kept.pages : [];
  const last = pages.at(-1);
  return (last ? last.next : from) === after ? { from, pages: [...pages, page] } : kept;
}

/** The page with what is now known of somebody, who may not be whom the filter looks for any more. */
function withPerson(page: Page, id: number, now: Page['people'][number] | undefined): Page {
  if (!page.people.some((person) => person.id === id)) return page;
  const known = now?.id === id ? [now] : [];
  return { ...page, people: page.people.flatMap((person) => (person.id === id ? known : person)) };
}

/** All of them, whatever the screen has shown so far. */
export async function readEverybody(filter: PeopleFilter): Promise<Page['people']> {
  const everybody: Page['people'] = [];
  let after: number | null = 0;
  while (after !== null) {
    const { people, next }: Page = await call('people', asked(filter, { limit: 500, after }));
    everybody.push(...people);
    after = next;
  }
  return everybody;
}
