import type { QueryClient } from '@tanstack/react-query';

/** What was read from the device before there was a cache, for a member to begin with. */
export const ahead: { fill?: (cache: QueryClient, userId: number) => void } = {};
