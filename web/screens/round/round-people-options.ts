import { readOptions } from '#web/api/read-options.ts';

/** Those who can be named in a round, or those of a name. */
export const roundPeopleOptions = (roundId: number, q = '') =>
  readOptions('roundPeople', { params: { id: String(roundId) }, query: { ...(q && { q }), limit: '200' } });
