import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { changeRead } from './change-read.ts';
import { isReadOf } from './is-read-of.ts';

/** What can change about a post while it is shown. */
export type Votable = Pick<Answer<'feed'>[number], 'id' | 'votes' | 'hasVoted'> & { replies?: number };

type Lists = readonly Votable[] | InfiniteData<readonly Votable[]>;

const lists = ['feed', 'submissions', 'stories'] as const;
const isList = ({ queryKey }: { queryKey: QueryKey }) => lists.some((name) => isReadOf(name, queryKey));

/**
 * Drops the questions for lists that are under way, since their answers would take back a change made meanwhile.
 * What it returns asks them again.
 */
export async function pauseLists(cache: QueryClient): Promise<() => void> {
  const paused = cache
    .getQueryCache()
    .findAll({ predicate: isList, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data !== undefined);
  await Promise.all(paused.map((query) => query.cancel({ revert: true })));
  return () => {
    for (const { queryKey } of paused) void cache.invalidateQueries({ queryKey, exact: true });
  };
}

/** Changes a post wherever the cache lists it, so that every screen tells the same count. */
export function changePost(cache: QueryClient, id: number, change: (post: Votable) => Votable): void {
  const changed = (posts: readonly Votable[]) => posts.map((post) => (post.id === id ? change(post) : post));
  for (const { queryKey } of cache.getQueryCache().findAll({ predicate: isList }))
    changeRead<Lists>(cache, queryKey, (data) => {
      if (!data) return data;
      return 'pages' in data ? { ...data, pages: data.pages.map(changed) } : changed(data);
    });
}
