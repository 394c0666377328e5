import { lateCode, within } from '#web/ui/late-code.ts';
import { notFound, screens } from './screens.ts';

/** Everything before the sign-in. */
export const signedOut = lateCode(() => import('./signed-out.tsx').then((code) => code.SignedOut));

/** Everything behind it. */
export const signedIn = lateCode(async () => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in.tsx'), readKnown()]);
  return SignedIn;
});

/** Longer than a device takes for what is kept on it. */
const keptWithinMs = 2000;

/** Waits for what comes from the device, where the program is kept on it; a device that is slow or failing holds nobody up. */
export const fromDevice = (work: () => Promise<unknown>): Promise<unknown> =>
  navigator.serviceWorker?.controller
    ? within(
        keptWithinMs,
        work().catch(() => {}),
      )
    : Promise.resolve();

/** The last known answers are there before the first screen is. */
const readKnown = () =>
  fromDevice(() => import('#web/api/kept-reads.ts').then(({ readAhead }) => readAhead()));

/** Brings what a signed-in person sees at an address before it is shown. */
export async function preload(address: string): Promise<void> {
  const code = screens.find(({ path }) => leadsTo(path, address))?.code ?? notFound;
  // A failure here is no news: showing the screen asks again and tells.
  await Promise.all([signedIn.load(), code.load()]).catch(() => {});
}

/** Whether an address is that of a screen, with the code at its end where the screen takes one. */
function leadsTo(path: string, address: string): boolean {
  const [place, code] = path.split('/:');
  return address === place || (code !== undefined && address.startsWith(`${place}/`));
}
