import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createSession } from './session.ts';

// The check of the session travels while the page is drawn.
const session = createSession();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App session={session} />);
