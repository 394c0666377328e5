import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { ConnectionRequests } from '#web/screens/account/connection-requests.tsx';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { ConnectButton } from './connect-button.tsx';

const asksMaria = [{ id: 2, username: 'Rita', state: 'asks_you' }] satisfies Answer<'connections'>;

test.each([
  [[], 'Conectar com Rita', 'Pedido guardado para Rita', 'asked', 'Pedido enviado a Rita'],
  [
    asksMaria,
    'Aceitar o pedido de Rita',
    'Resposta guardada para Rita',
    'connected',
    'Conexão feita com Rita',
  ],
] as const)(
  'from %j without a signal nothing is called sent or done before it is',
  async (ties, act, kept, state, done) => {
    let answer: () => Response = noSignal;
    stubApi({
      'GET /api/auth/me': () => json(200, maria),
      'GET /api/connections': () => json(200, ties),
      'POST /api/users/2/connect': () => answer(),
    });
    renderSignedIn(<ConnectButton id={2} username="Rita" />);
    await userEvent.click(await screen.findByRole('button', { name: act }));
    expect(await screen.findByText('Sem sinal: será enviado quando a internet voltar.')).toBeVisible();
    expect(screen.getByRole('button', { name: kept })).toHaveAttribute('aria-disabled', 'true');
    answer = () => json(200, { state, connections: 1, pointsEarned: 0, newBadges: [] });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { name: done })).toBeVisible();
  },
);

test('an ask that is taken back before it was sent is none: one may ask again', async () => {
  const ties: Answer<'connections'> = [];
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/connections': () => json(200, ties),
    'POST /api/users/2/connect': noSignal,
    'DELETE /api/users/2/connect': noSignal,
  });
  renderSignedIn(
    <>
      <ConnectButton id={2} username="Rita" />
      <ConnectionRequests />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Conectar com Rita' }));
  expect(await screen.findByRole('button', { name: 'Pedido guardado para Rita' })).toBeVisible();
  expect(screen.getByText('seu pedido ainda está neste aparelho')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar o pedido a Rita' }));
  expect(await screen.findByRole('button', { name: 'Conectar com Rita' })).toBeVisible();
  expect(screen.getByText('Nenhum pedido esperando resposta.')).toBeVisible();
});
