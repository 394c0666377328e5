import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '#web/app/app.tsx';
import { createSession } from '#web/app/session.ts';

/** Opens the client at an address, as a browser would. */
export function renderApp(address: string) {
  history.replaceState(null, '', address);
  render(<App session={createSession()} />);
  return userEvent.setup();
}
