import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { pagesKey } from '#web/api/read-options.ts';

const pageSize = 20;

/** How the feed is read, a page at a time: all of it, or one topic. */
export const feedOptions = (topic: string) =>
  infiniteQueryOptions({
    queryKey: pagesKey('feed', { query: { topic } }),
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      call('feed', {
        query: { limit: String(pageSize), ...(topic && { topic }), ...(before && { before }) },
        signal,
      }),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id.toString()),
  });
