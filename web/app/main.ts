import { storedToken } from '#web/api/token.ts';
import { preload, signedOut } from './preload.ts';

// This file is small, so that the code of the screen to be shown travels beside the program and not after it;
// whoever still has to sign in gets what is behind it while typing.
const start = import('./start.tsx');
if (storedToken() === null)
  void Promise.all([start, signedOut.load()]).then(() => preload(location.pathname));
else void preload(location.pathname);
