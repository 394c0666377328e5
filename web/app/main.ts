import './usable-storage.ts';
import { storedToken } from '#web/api/token.ts';
import { preload, signedOut } from './preload.ts';
import './install.ts';

// This file is small, so that the code of the screen to be shown travels beside the program and not after it;
// whoever still has to sign in gets what is behind it while typing.
void import('./start.tsx');
if (storedToken() === null) {
  // A failure here is no news: showing the screen asks again and tells.
  signedOut.load().catch(() => {});
  addEventListener('input', () => void preload('/'), { once: true });
} else void preload(location.pathname);
