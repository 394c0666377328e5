import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';

const feedLimit = 20;

/** The latest ideas of the community; whoever comes back sees what is new. */
export const useIdeas = () =>
  useQuery({
    ...readOptions('submissions', { query: { limit: String(feedLimit) } }),
    refetchOnMount: 'always',
  });
