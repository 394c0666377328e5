import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/read-options.ts';

/** What the coordination calls this house, for whatever is printed; until that is known, the program's own name. */
export const useHouseName = (): string => useQuery(readOptions('deployment')).data?.name ?? 'Rota Viva';
