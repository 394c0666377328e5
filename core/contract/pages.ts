import { games } from '#core/content/games.ts';

/** Every address that is a page of the program; any other leads nowhere. */
const pages: ReadonlySet<string> = new Set([
  '/',
  '/auth/login',
  '/auth/register',
  '/games',
  ...games.map(({ type }) => `/games/${type}`),
  '/community',
  '/leadership',
  '/leadership/network',
  '/account',
]);

/** Whether the program has a page at this path. */
export const isPage = (path: string): boolean => pages.has(path.length > 1 ? path.replace(/\/$/, '') : path);
