import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useSession } from '#web/app/session.ts';
import { useSearch } from '#web/ui/use-search.ts';

type Named = Pick<Answer<'communities'>['communities'][number], 'id' | 'name'>;

/** The first page of the communities one takes care of. */
export const communitiesRead = readOptions('communities');

/** Of which community the desk speaks: the address says it, or else it is one's own, or the first one takes care of. */
export function useCommunity() {
  const { user } = useSession();
  const [search, setSearch] = useSearch();
  const { data, ...list } = useQuery(communitiesRead);
  const communities: readonly Named[] = data?.communities ?? [];
  const asked = Number(search.get('comunidade'));
  const own = user?.isModerator ? user.community : undefined;
  const named = asked ? communities.find(({ id }) => id === asked) : (own ?? communities[0]);
  const far = useFarCommunity(asked, !list.isPending && asked > 0 && !named);
  return {
    community: named ?? far.data,
    choices: communities,
    failure: list.error ?? far.error,
    retry: () => void (list.isError ? list.refetch() : far.refetch()),
    choose: (id: string) => setSearch({ comunidade: id }),
  };
}

/** A community beyond the first page of the list. */
const useFarCommunity = (id: number, isWanted: boolean) =>
  useQuery({
    ...readOptions('communities', { query: { limit: '1', ...(id > 1 && { after: String(id - 1) }) } }),
    enabled: isWanted,
    select: ({ communities }): Named | undefined => communities.find((one) => one.id === id),
  });

/** An address of the desk that goes on speaking of the same community. */
export const deskAddress = (path: string, communityId: number, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ comunidade: String(communityId), ...more })}`;
