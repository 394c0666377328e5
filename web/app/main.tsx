import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preload } from './preload.ts';
import { createSession } from './session.ts';

// The check of the session travels while the page is drawn, and with it the code of the screen behind it;
// whoever still has to sign in gets that code while typing.
const session = createSession();
if (session.read().standing.status === 'checking') preload(location.pathname);
else window.addEventListener('load', () => preload(location.pathname));

const root = document.getElementById('root');
if (root) createRoot(root).render(<App session={session} />);
