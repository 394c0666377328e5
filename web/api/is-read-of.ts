import type { QueryKey } from '@tanstack/react-query';
import { type CallName, paths } from '#core/contract/paths.ts';
import type { WriteName } from './client.ts';

/** The calls that only read. */
export type ReadName = Exclude<CallName, WriteName>;

/** Marks a read that comes a page at a time, at the end of its key. */
export const pagesMark = 'páginas';

const patterns = new Map<ReadName, RegExp>();

/** Whether a cached answer is that of a read, whatever its parameters and query. */
export function isReadOf(name: ReadName, queryKey: QueryKey): boolean {
  const address = queryKey.filter((segment) => segment !== pagesMark).join('/');
  const path = paths[name].split(' ')[1]?.replaceAll(/\{\w+\}/g, '[^/?]+');
  const pattern = patterns.get(name) ?? new RegExp(`^${path}(\\?|$)`);
  patterns.set(name, pattern);
  return pattern.test(address);
}
