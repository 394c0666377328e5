import { networkKinds, networkPeriods } from '#core/content/network.ts';
import type { Sent } from '#core/contract/index.ts';
import { useSearch } from '#web/ui/use-search.ts';

/** The query of the network, as texts. */
export type NetworkQuery = Sent<'network', 'query'>;

/** What the address can choose, and how it calls it. */
const names = { period: 'periodo', kind: 'laco', group: 'grupo', size: 'pessoas' } as const;

export type Filter = keyof typeof names;

const everybody = 'todas';
/** People drawn at first: enough to see the shape, few enough for a weak signal. */
const fewAtFirst = '500';
const maxPeople = '10000';

/** The filters that the address names, so that a view can be shared and gone back from. */
export function useFilters() {
  const [search, setSearch] = useSearch();
  const chosen = (filter: Filter): string => search.get(names[filter]) ?? '';
  const group = /^[1-9]\d{0,8}$/.exec(chosen('group'))?.[0];
  const query: NetworkQuery = {
    period: keyIn(networkPeriods, chosen('period')),
    kind: keyIn(networkKinds, chosen('kind')),
    ...(group && { group }),
    limit: chosen('size') === everybody ? maxPeople : fewAtFirst,
  };
  const change = (filter: Filter, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === '' || value === 'all') next.delete(names[filter]);
      else next.set(names[filter], value);
      return next;
    });
  return {
    query,
    isFiltered: query.period !== 'all' || query.kind !== 'all' || group !== undefined,
    change,
    showEverybody: () => change('size', everybody),
    clear: () => setSearch({}),
    /** Whom a link to this page points at. */
    person: Number(search.get('pessoa')) || null,
  };
}

/** The key that a text names; anything else is everything. */
const keyIn = <K extends string>(choices: Readonly<Record<K | 'all', string>>, text: string): K | 'all' =>
  isKey(choices, text) ? text : 'all';

const isKey = <K extends string>(choices: Readonly<Record<K, string>>, text: string): text is K =>
  Object.hasOwn(choices, text);
