import { games } from '#web/games/index.ts';
import { loadable } from './loadable.ts';

/** The frame around every screen of a signed-in person. */
export const signedIn = loadable(async () => (await import('./signed-in.tsx')).SignedIn);

/** What a signed-in person can open, each with its code in a file of its own. */
export const screens = [
  { path: '/', ...loadable(async () => (await import('#web/screens/dashboard/dashboard.tsx')).Dashboard) },
  { path: '/games', ...loadable(async () => (await import('#web/screens/games/games.tsx')).Games) },
  {
    path: '/community',
    ...loadable(async () => (await import('#web/screens/community/community.tsx')).Community),
  },
  {
    path: '/leadership',
    ...loadable(async () => (await import('#web/screens/leadership/leadership.tsx')).Leadership),
  },
  ...games.map(({ slug, fetchScreen }) => ({ path: `/games/${slug}`, ...loadable(fetchScreen) })),
];

/** The screen of every other address. */
export const notFound = loadable(async () => (await import('#web/screens/not-found/not-found.tsx')).NotFound);

/** Fetches what a signed-in person sees at an address before it is shown. */
export function preload(address: string): void {
  const { load } = screens.find(({ path }) => path === address) ?? notFound;
  // A failure here is no news: showing the screen fetches again and tells.
  Promise.all([signedIn.load(), load()]).catch(() => {});
}
