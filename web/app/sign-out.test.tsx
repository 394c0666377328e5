import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storedDraft } from '#web/api/stored-draft.ts';
import { storeToken } from '#web/api/token.ts';
import { mariasAccount } from '#web/testing/account.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

const save = 'POST /api/games/2/progress';
const left = () => Object.keys(localStorage).sort();

/** Maria on this device: a draft of hers, a neighbour's, and a wish of whoever holds the phone. */
function mariaAt(address: string, sending: () => Response = noSignal) {
  storeToken('bom');
  storedDraft(maria.id, 'voz-rota:1').write('Uma ideia pela metade');
  storedDraft(70, 'voz-rota:1').write('De outra pessoa');
  localStorage.setItem('ler-com-calma', 'sim');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'POST /api/auth/logout': () => json(200, { ok: true }),
    'POST /api/auth/logout-everywhere': () => json(200, { ok: true }),
    'GET /api/account': () => json(200, mariasAccount),
    [save]: () => sending(),
  });
  return { person: renderApp(address), requests };
}

/** As an earlier version of the program left it. */
const keepRun = () =>
  localStorage.setItem(
    'outbox:7:r1',
    JSON.stringify({ place: 1, run: { runId: 'r1', gameId: 2, body: { score: 90 } } }),
  );
const signOut = async () => screen.findByRole('button', { name: 'Sair' });
const othersOnly = ['draft:70:voz-rota:1', 'ler-com-calma'];

test('with nothing to send, signing out asks nothing and leaves nothing of the person', async () => {
  const { person } = mariaAt('/games');
  await person.click(await signOut());
  await screen.findByRole('button', { name: 'Entrar' });
  expect(left()).toEqual(othersOnly);
});

test.each([
  ['/games/rede-saberes?desafio=2&equipe=5', '/'],
  ['/games/desafio-negocio?conversa=3', '/'],
  ['/convite/ABC234', '/convite/ABC234'],
])('from %s the next person at this device begins at %s', async (address, next) => {
  const { person } = mariaAt(address);
  await person.click(await signOut());
  await waitFor(() => expect(left()).toEqual(othersOnly));
  expect(location.pathname + location.search).toBe(next);
});

test('the way out answers the tap while it is still looked up what waits', async () => {
  const { person } = mariaAt('/games');
  const button = await signOut();
  await person.click(button);
  expect(button).toHaveTextContent('Saindo');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await screen.findByRole('button', { name: 'Entrar' });
});

test.each([
  [
    'with nothing on the device to send, it is done',
    () => {},
    () => screen.findByRole('button', { name: 'Entrar' }),
  ],
  ['with something there, it says so', keepRun, () => screen.findByText('Ainda há o que enviar')],
])('where the code that knows what waits does not come: %s', async (_, before, found) => {
  const late = ['#web/api/outbox.ts', '#web/app/unsent-question.tsx'];
  for (const file of late)
    vi.doMock(file, () => {
      throw new Error('no signal');
    });
  onTestFinished(() => late.forEach((file) => void vi.doUnmock(file)));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  before();
  const { person } = mariaAt('/games');
  await person.click(await signOut());
  await act(() => vi.advanceTimersByTimeAsync(8500));
  expect(await found()).toBeVisible();
});

test('a round under way does not come back from the screen that closes', async () => {
  const { person } = mariaAt('/games/mapa-produtivo');
  await person.click((await screen.findAllByRole('button', { name: /Norte/ }))[0] ?? document.body);
  await waitFor(() => expect(left()).toContain('draft:7:mapa-produtivo'));
  await person.click(screen.getByText('Sair'));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(left()).toEqual(othersOnly);
});

test('a result that waits is asked about: staying keeps it, leaving removes it', async () => {
  keepRun();
  const { person } = mariaAt('/games');
  await person.click(await signOut());
  const question = within(await screen.findByRole('dialog', { name: 'Sair agora?' }));
  expect(question.getByText(/^Ainda há 1 resultado para enviar\. Sair agora apaga/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Ficar' }));
  expect(left()).toContain('outbox:7:r1');

  await person.click(await signOut());
  await person.click(await screen.findByRole('button', { name: 'Sair e apagar' }));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(left()).toEqual(othersOnly);
});

test('an answer that its team does not have yet is asked about too', async () => {
  const { person } = mariaAt('/games');
  storedDraft(maria.id, 'rede-saberes:4:1').write('{"text":"A terra","before":""}');
  await person.click(await signOut());
  expect(await screen.findByText(/^Ainda há 1 resposta de equipe para enviar\./)).toBeVisible();
});

test('“Enviar e sair” leaves only once everything has arrived', async () => {
  keepRun();
  let sending: () => Response = noSignal;
  const { person, requests } = mariaAt('/games', () => sending());
  await person.click(await signOut());
  const send = await screen.findByRole('button', { name: 'Enviar e sair' });
  await person.click(send);
  expect(await screen.findByText(/Nada foi apagado/)).toBeVisible();
  expect(left()).toContain('outbox:7:r1');

  sending = () => json(200, savedRun(2, 90));
  await person.click(send);
  await screen.findByRole('button', { name: 'Entrar' });
  expect(requests.map(({ call }) => call)).toContain('POST /api/auth/logout');
  expect(left()).toEqual(othersOnly);
});

test('what was refused is not said to want internet', async () => {
  const input = { params: { gameId: '2' }, body: { score: 90, isCompleted: true } };
  const run = { call: 'saveProgress', input, runId: 'r2', userId: maria.id, place: 1 };
  localStorage.setItem('call:7:r2', JSON.stringify(run));
  const { person } = mariaAt('/games', () => refusal('impossible_run'));
  await person.click(await signOut());
  await person.click(await screen.findByRole('button', { name: 'Enviar e sair' }));
  expect(await screen.findByText(/^O que falta não foi aceito\. Nada foi apagado/)).toBeVisible();
});

test('leaving every device asks about what waits on this one', async () => {
  keepRun();
  const { person, requests } = mariaAt('/account');
  await person.click(await screen.findByRole('button', { name: 'Sair de todos os aparelhos' }));
  await person.click(screen.getByRole('button', { name: 'Sair de todos' }));
  const question = within(await screen.findByRole('dialog', { name: 'Sair agora?' }));
  expect(requests.map(({ call }) => call)).not.toContain('POST /api/auth/logout-everywhere');
  await person.click(question.getByRole('button', { name: 'Sair e apagar' }));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(left()).toEqual(othersOnly);
  expect(location.pathname).toBe('/');
});
