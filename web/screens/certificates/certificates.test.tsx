import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { brokenText } from './draw-certificate.ts';

const badge: Answer<'certificates'>[number] = {
  kind: 'badge',
  ref: 'inovador',
  title: 'Selo Inovador',
  text: 'conquistou o selo Inovador.',
  doneAt: '2026-10-03T12:00:00.000Z',
  time: { from: 95, to: 95, basis: 'recorded' },
  code: null,
  revokedFor: null,
};
const code = 'ABCD2345WXYZ';

test('a certificate is published by its switch, and leads to its page', async () => {
  storeToken('bom');
  let own = [badge];
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/certificates': () => json(200, own),
    'POST /api/certificates': () => {
      own = [{ ...badge, code }];
      return json(201, own[0]);
    },
  });
  const person = renderApp('/certificados');
  expect(await screen.findByText('Tempo de jogo registrado até a emissão: 1 hora e 35 min.')).toBeVisible();
  await person.click(screen.getByRole('switch', { name: /^Publicar este certificado.*Selo Inovador$/ }));
  const link = await screen.findByRole('link', { name: 'Ver, imprimir ou compartilhar Selo Inovador' });
  expect(link).toHaveAttribute('href', `/certificado/${code}`);
  expect(requests.find(({ call }) => call === 'POST /api/certificates')?.body).toEqual({
    kind: 'badge',
    ref: 'inovador',
  });
});

test('one that was withdrawn is shown so, though the answer got lost', async () => {
  storeToken('bom');
  let own: (typeof badge)[] = [{ ...badge, code }];
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/certificates': () => json(200, own),
    [`DELETE /api/certificates/${code}`]: () => {
      own = [badge];
      return noSignal();
    },
  });
  const person = renderApp('/certificados');
  const published = await screen.findByRole('switch', { checked: true });
  await person.click(published);
  expect(await screen.findByText(/^Desligado/)).toBeVisible();
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  await waitFor(() => expect(published).not.toBeChecked());
});

test('a revoked one says why and cannot be switched on', async () => {
  storeToken('bom');
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/certificates': () => json(200, [{ ...badge, revokedFor: 'Não foi ela' }]),
  });
  renderApp('/certificados');
  expect(await screen.findByText(/Motivo: Não foi ela/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a stranger reads a certificate without signing in', async () => {
  const { kind, ref, code: none, revokedFor, ...told } = badge;
  const certificate = { ...told, name: 'Maria da Silva', madeAt: '2026-11-01T12:00:00.000Z' };
  stubApi({ [`GET /api/certificates/${code}`]: () => json(200, certificate) });
  renderApp(`/certificado/${code}`);
  // The second one is the sheet for paper.
  const [onScreen] = await screen.findAllByRole('article');
  const sheet = within(onScreen as HTMLElement);
  expect(sheet.getByText('Maria da Silva')).toBeVisible();
  expect(sheet.getByRole('img', { name: 'QR do certificado' })).toBeVisible();
  expect(screen.queryByLabelText('Senha')).toBeNull();
});

test('an address that is over says so', async () => {
  stubApi({ [`GET /api/certificates/${code}`]: () => refusal('certificate_invalid') });
  renderApp(`/certificado/${code}`);
  expect(await screen.findByRole('heading', { name: 'Certificado não encontrado' })).toBeVisible();
});

test('a text is broken between words, and inside one that is too long', () => {
  const fits = (part: string) => part.length <= 8;
  expect(brokenText('uma casa bem grandíssima', fits)).toEqual(['uma casa', 'bem', 'grandíss', 'ima']);
  expect(brokenText('', fits)).toEqual([]);
});
