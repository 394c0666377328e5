import { useMemo, useState } from 'react';
import type { NetworkMeasure } from '#core/content/network.ts';
import { findPeople, type Person, sortPeople } from './sort-people.ts';

const pageSize = 12;

/** The list of people: sorted by one measure, searched by name, one page at a time. */
export function usePeopleList(people: readonly Person[]) {
  const [measure, setMeasure] = useState<NetworkMeasure>('degree');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const sorted = useMemo(() => sortPeople(people, measure), [people, measure]);
  const found = useMemo(() => findPeople(sorted, search), [sorted, search]);
  const pages = Math.max(Math.ceil(found.length / pageSize), 1);
  // Filters may leave fewer pages than the one that was open.
  const current = Math.min(page, pages - 1);
  return {
    measure,
    sortBy(next: NetworkMeasure) {
      setMeasure(next);
      setPage(0);
    },
    search,
    searchFor(text: string) {
      setSearch(text);
      setPage(0);
    },
    page: current,
    pages,
    goTo: setPage,
    rows: found.slice(current * pageSize, (current + 1) * pageSize),
    firstPlace: current * pageSize + 1,
    count: found.length,
    /** Opens the page on which a person stands. */
    reveal(id: number) {
      const everywhere = sorted.findIndex((person) => person.id === id);
      const place = found.findIndex((person) => person.id === id);
      if (place < 0) setSearch('');
      setPage(Math.floor(Math.max(place < 0 ? everywhere : place, 0) / pageSize));
    },
  };
}

export type PeopleList = ReturnType<typeof usePeopleList>;
