import './usable-storage.ts';
import { storedToken } from '#web/api/token.ts';
import { untilArrived } from '#web/ui/late-code.ts';
import { fromDevice, preload, signedOut } from './preload.ts';
import './install.ts';

// This file is small, so that the code of the screen to be shown travels beside the program and not after it;
// whoever still has to sign in gets what is behind it while typing.
const program = untilArrived(() => import('./start.tsx'));
const isSignedOut = storedToken() === null;
// A failure here is no news: showing the screen asks again and tells.
const screen = isSignedOut ? signedOut.load().catch(() => {}) : preload(location.pathname);
if (isSignedOut) addEventListener('input', () => void preload('/'), { once: true });

// From the device everything comes at once: a spinner before the screen would be one more drawing to wait for.
void Promise.all([program, fromDevice(() => screen)]).then(([{ start }]) => start());
