import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createSession } from './session.ts';

// The check of the session travels while the page is drawn.
const session = createSession();

/** Draws the program for the first time. */
export function start(): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App session={session} />);
}
