import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { games } from '#core/content/games.ts';
import { isPage } from '#core/contract/pages.ts';
import { storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { screens } from './screens.ts';

const me = 'GET /api/auth/me';

function signedInAt(address: string) {
  storeToken('bom');
  stubApi({ [me]: () => json(200, maria), 'POST /api/auth/logout': () => json(200, { ok: true }) });
  return renderApp(address);
}

test.each(['/', '/games', '/games/voz-rota', '/nada', '/auth/login'])(
  'signed out, %s shows the sign-in and keeps the address',
  async (address) => {
    stubApi({});
    renderApp(address);
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
    expect(location.pathname).toBe(address);
  },
);

test('while the session is checked a spinner says so', async () => {
  storeToken('bom');
  stubApi({ [me]: () => new Promise(() => {}) });
  renderApp('/');
  expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
});

test.each<readonly [address: string, heading: string]>([
  ['/', 'Olá, maria!'],
  ['/games', 'Jogos'],
  ['/community', 'Comunidade'],
  ['/leadership', 'Lideranças'],
  ...games.map(({ type, name }) => [`/games/${type}`, name] as const),
  ['/nada', 'Page Not Found'],
])('signed in, %s shows %s', async (address, heading) => {
  signedInAt(address);
  // A screen's frame may be there first, with the heading of its own: whichever stands in the end is to be seen.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible());
});

test('the server knows every screen’s address as a page', () => {
  const addresses = screens.flatMap(({ path }) =>
    path.endsWith('?')
      ? [path.replace('/:code?', ''), path.replace(':code?', 'ABC234')]
      : [path.replace(':code', 'ABC234')],
  );
  expect(addresses.filter((address) => !isPage(address))).toEqual([]);
});

test.each(['/auth/login', '/auth/register'])('signed in, %s goes to the start', async (address) => {
  signedInAt(address);
  await screen.findByRole('heading', { level: 1, name: 'Olá, maria!' });
  expect(location.pathname).toBe('/');
});

test('only those who take care find the way to their desk', async () => {
  signedInAt('/games');
  const links = within(await screen.findByRole('navigation', { name: 'Principal' }));
  expect(links.getByRole('link', { name: 'Jogos' })).toBeVisible();
  expect(links.queryByRole('link', { name: 'Cuidar' })).not.toBeInTheDocument();
});

test('the header shows who is there, their score and where they are', async () => {
  const person = signedInAt('/');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByText('Escore de Influência')).toBeVisible();
  expect(header.getByText('12.480')).toBeVisible();
  expect(header.getByText('M')).toBeVisible();
  expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');

  await person.click(header.getByRole('link', { name: 'Jogos' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jogos' })).toHaveFocus();
  expect(document.title).toBe('Jogos · Rota Viva');
  expect(header.getByRole('link', { name: 'Jogos' })).toHaveAttribute('aria-current', 'page');
  expect(header.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
});

test('the logout button leads back to the sign-in', async () => {
  const person = signedInAt('/community');
  await person.click(await screen.findByRole('button', { name: 'Sair' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('without a signal the person stays signed in and can try again', async () => {
  storeToken('bom');
  let answer: () => Response = noSignal;
  stubApi({ [me]: () => answer() });
  const person = renderApp('/games');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  answer = () => json(200, maria);
  await person.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Jogos' })).toBeVisible();
});
