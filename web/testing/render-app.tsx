import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '#web/app/app.tsx';
import { signedOut } from '#web/app/preload.ts';
import { createSession } from '#web/app/session.ts';

// What comes late in the browser is here from the start, so that no test waits for it.
await signedOut.load();

/** Opens the client at an address, as a browser would. */
export function renderApp(address: string) {
  history.replaceState(null, '', address);
  render(<App session={createSession()} />);
  return userEvent.setup();
}
