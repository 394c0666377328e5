import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createSession } from './session.ts';

// The check of the session travels, and React gets ready, while the screen is still on its way.
const session = createSession();
const place = document.getElementById('root');
const root = place && createRoot(place);

/** Draws the program for the first time, in short pieces: a slow phone answers a finger in between. */
export const start = (): void => startTransition(() => root?.render(<App session={session} />));
