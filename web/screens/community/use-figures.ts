import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';

/** What the community has done and talks about, read anew by whoever comes back. */
export const useFigures = () => useQuery({ ...readOptions('community'), refetchOnMount: 'always' });
