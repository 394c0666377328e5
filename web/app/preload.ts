import { lateCode } from '#web/ui/late-screen.tsx';
import { notFound, screens } from './screens.ts';

/** Everything behind the sign-in. */
export const signedIn = lateCode(async () => (await import('./signed-in.tsx')).SignedIn);

/** Brings what a signed-in person sees at an address before it is shown. */
export function preload(address: string): void {
  const code = screens.find(({ path }) => path === address)?.code ?? notFound;
  // A failure here is no news: showing the screen asks again and tells.
  Promise.all([signedIn.load(), code.load()]).catch(() => {});
}
