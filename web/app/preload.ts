import { lateCode } from '#web/ui/late-code.ts';
import { notFound, screens } from './screens.ts';

/** Everything before the sign-in. */
export const signedOut = lateCode(async () => (await import('./signed-out.tsx')).SignedOut);

/** Everything behind it. */
export const signedIn = lateCode(async () => {
  const [{ SignedIn }] = await Promise.all([import('./signed-in.tsx'), readKnown()]);
  return SignedIn;
});

/** Longer than reading from a device takes. */
const readWithinMs = 2000;

/** Where the program is kept on the device, so are the last known answers: they are there before the first screen is. */
const readKnown = (): Promise<unknown> =>
  navigator.serviceWorker?.controller
    ? Promise.race([
        import('#web/api/kept-reads.ts').then(({ readAhead }) => readAhead()).catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, readWithinMs)),
      ])
    : Promise.resolve();

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
