import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { addressOf, type CallArguments } from './client.ts';
import { pagesMark, type ReadName } from './is-read-of.ts';
import { readKey } from './query-client.ts';

/** The cache key of a read that comes a page at a time. */
export const pagesKey = <N extends ReadName>(name: N, ...input: CallArguments<N>): string[] => [
  ...keyOf(name, ...input),
  pagesMark,
];

/** The cache key of a read, such as ['/api/users', '1', 'stats']; joined with '/' it is the address. */
function keyOf<N extends CallName>(name: N, ...[input]: CallArguments<N>): string[] {
  return segmentsOf(addressOf(name, input).path);
}

/** An address cut into the segments of its key: the area, then one each, the query on the last. */
export function segmentsOf(path: string): string[] {
  const [address = '', search] = path.split('?');
  const [, api = '', area = '', ...rest] = address.split('/');
  const segments = [`/${api}/${area}`, ...rest];
  return search ? [...segments.slice(0, -1), `${segments.at(-1)}?${search}`] : segments;
}

/** Typed options of a cached read, for useQuery and for prefetching. */
export const readOptions = <N extends CallName>(name: N, ...input: CallArguments<N>) =>
  queryOptions({ queryKey: keyOf(name, ...input), queryFn: readKey<Answer<N>>() });
