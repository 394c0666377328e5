import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mariasAccount } from '#web/testing/account.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { Welcome } from './welcome.tsx';

let requests: ReturnType<typeof stubApi>;
beforeEach(() => {
  requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'PATCH /api/account': () => json(200, mariasAccount),
  });
});

async function open(search = '') {
  history.replaceState(null, '', `/boas-vindas${search}`);
  renderSignedIn(<Welcome />);
  await screen.findByRole('heading', { level: 1, name: 'O que você produz ou faz?' });
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => requests.filter(({ call }) => call === 'PATCH /api/account').map(({ body }) => body);

test('three touches answer everything, here and in the account, and lead into the first round', async () => {
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  tap('Leite e queijo');
  expect(screen.getByRole('heading', { level: 1, name: 'Quer ouvir os textos?' })).toHaveFocus();
  tap('Não, eu leio');
  expect(screen.getByText('Pergunta 3 de 3')).toBeVisible();
  tap('Sim, com calma');
  expect(location.pathname + location.search).toBe('/games/mapa-produtivo?primeira');
  expect(localStorage.getItem('ler-com-calma')).toBe('sim');
  expect(localStorage.getItem('ler-em-voz-alta')).toBeNull();
  expect(localStorage.getItem('trade:7:own')).toBe('leite');
  await expect
    .poll(said)
    .toEqual([{ preferences: { trade: 'leite', readsAloud: false, readsCalmly: true } }]);
});

test.each([
  ['pt-BR', 'O aparelho lê em voz alta para você.', null],
  ['en-US', /^Este aparelho ainda não tem voz em português\./, 'sim'],
])(
  'with a voice in %s the second question says what the device can do, and no screen again',
  async (language, note, told) => {
    stubSpeech(language);
    await open();
    tap('Pular');
    expect(screen.getByText(note)).toBeVisible();
    tap('Pular');
    expect(localStorage.getItem('sem-voz-avisado')).toBe(told);
  },
);

test('what is said without a signal reaches the account when the signal is back', async () => {
  const replies = [noSignal, noSignal];
  requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'PATCH /api/account': () => replies.shift()?.() ?? json(200, mariasAccount),
  });
  await open();
  vi.useFakeTimers();
  tap('Leite e queijo');
  tap('Pular');
  tap('Pular');
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(said()).toHaveLength(3);
  expect(said().at(-1)).toEqual({ preferences: { trade: 'leite' } });
});

test('every question can be passed over, and then nothing is said', async () => {
  await open();
  for (let question = 0; question < 3; question++) tap('Pular');
  expect(location.pathname).toBe('/games/mapa-produtivo');
  expect(said()).toEqual([]);
});

test('who was going somewhere gets there', async () => {
  await open('?para=%2Fgames%2Frede-saberes');
  tap('Outra coisa');
  tap('Pular');
  tap('Pular');
  expect(location.pathname).toBe('/games/rede-saberes');
  await expect.poll(said).toEqual([{ preferences: { trade: 'outra' } }]);
});

test('the first coordination is asked nothing', async () => {
  history.replaceState(null, '', '/boas-vindas?para=%2Fcomecar%2FABC');
  renderSignedIn(<Welcome />);
  await expect.poll(() => location.pathname).toBe('/comecar/ABC');
});
