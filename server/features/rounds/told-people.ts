import type { findTold } from './round-queries.ts';
import type { ToldPerson } from './told-round.ts';

type Row = Awaited<ReturnType<typeof findTold>>[number];

/** What was told of people, the most named first; of as many in the order in which they come, by their ids. */
export const toldPeople = (rows: readonly Row[]) =>
  rows
    .map(({ body, full_name, ...person }) => {
      const told: ToldPerson = JSON.parse(body);
      return { ...person, fullName: full_name, ...told };
    })
    .sort((one, other) => (other.together?.count ?? 0) - (one.together?.count ?? 0));
