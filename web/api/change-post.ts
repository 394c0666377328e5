import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { isReadOf } from './is-read-of.ts';

/** What can change about a post while it is shown. */
export type Votable = Pick<Answer<'feed'>[number], 'id' | 'votes' | 'hasVoted'>;

type Lists = readonly Votable[] | InfiniteData<readonly Votable[]>;

/** Changes a post wherever the cache lists it, so that every screen tells the same count. */
export function changePost(cache: QueryClient, id: number, change: (post: Votable) => Votable): void {
  const changed = (posts: readonly Votable[]) => posts.map((post) => (post.id === id ? change(post) : post));
  const lists = ['feed', 'submissions', 'stories'] as const;
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => lists.some((name) => isReadOf(name, queryKey));
  cache.setQueriesData<Lists>({ predicate }, (data) => {
    if (!data) return data;
    return 'pages' in data ? { ...data, pages: data.pages.map(changed) } : changed(data);
  });
}
