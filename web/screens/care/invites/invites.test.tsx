import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { openDesk } from '#web/testing/desk.ts';
import { json, noSignal, refusal } from '#web/testing/stub-api.ts';
import { namesIn } from './cards.tsx';

type Invite = Answer<'invites'>[number];

const invite: Invite = {
  code: 'ABC234',
  path: '/convite/ABC234',
  uses: 12,
  maxUses: 100,
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-12-01T12:00:00.000Z',
  revokedAt: null,
  isValid: true,
};

const list = 'GET /api/communities/1/invites';

/** What would be on the paper. */
const paper = () =>
  within(document.querySelector<HTMLElement>('.print-sheet') ?? document.createElement('p'));

test('invites say how many came by them and whether they still lead in', async () => {
  openDesk('/cuidar/convites', {
    [list]: () =>
      json(200, [
        invite,
        { ...invite, code: 'DEF567', isValid: false, revokedAt: invite.createdAt },
        { ...invite, code: 'GHJ892', isValid: false, uses: 100 },
        { ...invite, code: 'KLM345', isValid: false },
      ]),
  });
  const panel = within(await screen.findByRole('region', { name: 'Convites' }));
  const items = (await panel.findAllByRole('listitem')).map((item) => item.textContent);
  expect(items[0]).toMatch(/^ABC 234Vale12 pessoas entraram por ele, de até 100\./);
  expect(items[1]).toMatch(/^DEF 567Cancelado/);
  expect(items[2]).toMatch(/^GHJ 892Todos usados/);
  expect(items[3]).toMatch(/^KLM 345Vencido/);
  expect(panel.getAllByRole('button', { name: 'Cancelar convite' })).toHaveLength(1);
});

test('a new invite fills the screen, to be projected and printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { person, requests } = openDesk('/cuidar/convites', {
    [list]: () => json(200, []),
    [list.replace('GET', 'POST')]: () => json(201, invite),
  });
  await person.selectOptions(await screen.findByLabelText('Para quantas pessoas'), '30');
  await person.selectOptions(screen.getByLabelText('Por quanto tempo'), '7');
  await person.click(screen.getByRole('button', { name: 'Fazer convite' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Cooperativa do Vale' }));
  expect(sheet.getByText('ABC 234')).toBeVisible();
  expect(sheet.getByRole('img', { name: 'QR do convite' })).toBeVisible();
  expect(requests.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ maxUses: 30, days: 7 });
  expect(paper().getByText('Venha para Cooperativa do Vale')).toBeInTheDocument();
  expect(await paper().findByText(/^Rota Viva do Norte: jogos/)).toBeInTheDocument();
  await person.click(sheet.getByRole('button', { name: 'Imprimir folha' }));
  expect(print).toHaveBeenCalledOnce();
  await person.click(sheet.getByRole('button', { name: 'Fechar' }));
  expect(document.querySelector('.print-sheet')).toBeNull();
});

test('an invite is revoked', async () => {
  let invites = [invite];
  const { person } = openDesk('/cuidar/convites', {
    [list]: () => json(200, invites),
    'DELETE /api/communities/1/invites/ABC234': () => {
      invites = [{ ...invite, isValid: false, revokedAt: invite.createdAt }];
      return json(200, { ok: true });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Cancelar convite' }));
  expect(await screen.findByText('Cancelado')).toBeVisible();
});

test.each([
  ['Maria\n\n  José \r\nAna', ['Maria', 'José', 'Ana']],
  ['1. Maria\n2) José\n- Ana\n• Bia', ['Maria', 'José', 'Ana', 'Bia']],
  ['7 de Setembro', ['7 de Setembro']],
  ['   ', []],
])('the names in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('a list of names becomes cards to print', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  let reply = () => refusal('name_misleading');
  const card = (id: number, username: string) => ({
    id,
    username,
    code: `ABCDE2345${id}`,
    path: `/entrar/ABCDE2345${id}`,
    expiresAt: '2026-12-16T12:00:00.000Z',
  });
  const { person, requests } = openDesk('/cuidar/convites', {
    [list]: () => json(200, []),
    'POST /api/communities/1/people': () => reply(),
  });
  const panel = within(await screen.findByRole('region', { name: 'Cartões' }));
  await person.click(panel.getByRole('button', { name: 'Fazer cartões' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('preencha todos os campos');
  const box = panel.getByRole('textbox', { name: 'Nomes, um em cada linha' });
  await person.click(box);
  await person.paste(Array.from({ length: 101 }, (_, n) => `n${n}`).join('\n'));
  await person.click(panel.getByRole('button', { name: 'Fazer 101 cartões' }));
  expect(await screen.findByText('Faça até 100 cartões de cada vez.')).toBeVisible();
  await person.clear(box);
  const long = 'Francisca das Chagas de Oliveira Albuquerque';
  await person.type(box, `Maria\n${long}`);
  await person.click(panel.getByRole('button', { name: 'Fazer 2 cartões' }));
  expect(await screen.findByText(new RegExp(`^“${long}”: O nome de usuário deve ter até 40`))).toBeVisible();
  await person.clear(box);
  await person.type(box, 'Maria\nJosé');
  await person.click(panel.getByRole('button', { name: 'Fazer 2 cartões' }));
  expect(await screen.findByText(/^Escreva o nome com letras/)).toBeVisible();
  expect(box).toHaveValue('Maria\nJosé');
  reply = noSignal;
  await person.click(await panel.findByRole('button', { name: 'Fazer 2 cartões' }));
  expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
  reply = () => json(201, [card(1, 'Maria'), card(2, 'José 2')]);
  await person.click(await panel.findByRole('button', { name: 'Fazer 2 cartões' }));
  const made = within(await panel.findByRole('region', { name: 'Cartões prontos' }));
  expect(made.getByText('José 2')).toBeVisible();
  expect(made.getByText('ABCDE 23451')).toBeVisible();
  expect(paper().getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  await person.click(made.getByRole('button', { name: 'Imprimir cartões' }));
  expect(print).toHaveBeenCalledOnce();
  const names = ['Maria', 'José'];
  const [, lost, again] = requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);
  expect(lost).toEqual({ names, runId: expect.any(String) });
  // The same names go under the same id: an answer that was lost makes nobody twice.
  expect(again).toEqual(lost);
});
