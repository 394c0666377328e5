import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mel, openDesk, vale } from '#web/testing/desk.ts';
import { rita } from '#web/testing/people.ts';
import { json, refusal } from '#web/testing/stub-api.ts';

const log = 'GET /api/care/log?limit=20';
const calm = {
  [log]: () => json(200, { entries: [], next: null }),
};

test('communities stand side by side with their figures', async () => {
  openDesk('/cuidar/comunidades', calm);
  const first = within(await screen.findByRole('row', { name: /Cooperativa do Vale/ }));
  expect(first.getByText(/· entrada aberta$/)).toBeVisible();
  expect(first.getByText('42')).toBeVisible();
  expect(first.getByText('rita')).toBeVisible();
  const second = within(screen.getByRole('row', { name: /Associação do Mel/ }));
  expect(second.getByText(/· por convite$/)).toBeVisible();
  expect(second.getByText('ninguém ainda')).toBeVisible();
  expect(second.getByRole('link', { name: 'Abrir Associação do Mel' })).toHaveAttribute(
    'href',
    '/cuidar?comunidade=2',
  );
});

test('the coordination makes a community and changes another', async () => {
  const all = [vale];
  let reply = refusal('not_coordination');
  const { person, requests } = openDesk('/cuidar/comunidades', {
    ...calm,
    'GET /api/communities': () => json(200, { communities: all, next: null }),
    'POST /api/communities': () => reply,
    'PATCH /api/communities/1': () => json(200, { ...vale, entry: 'invited' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Criar comunidade' }));
  const making = within(await screen.findByRole('dialog', { name: 'Criar comunidade' }));
  expect(making.getByText('Nesta comunidade entra quem tem convite ou cartão.')).toBeVisible();
  await person.click(making.getByRole('button', { name: 'Salvar' }));
  expect(await making.findByRole('alert')).toHaveTextContent('Escreva um nome');
  await person.type(making.getByLabelText('Nome'), 'Associação do Mel');
  await person.click(making.getByRole('button', { name: 'Salvar' }));
  expect(await making.findByText('Só a coordenação pode fazer isso.')).toBeVisible();
  reply = json(201, mel);
  all.push(mel);
  await person.click(making.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('row', { name: /Associação do Mel/ })).toBeVisible();
  expect(requests.findLast(({ call }) => call === 'POST /api/communities')?.body).toEqual({
    name: 'Associação do Mel',
    place: '',
    entry: 'invited',
  });
  await person.click(screen.getByRole('button', { name: 'Mudar Cooperativa do Vale' }));
  const changing = within(await screen.findByRole('dialog', { name: 'Mudar Cooperativa do Vale' }));
  await person.click(changing.getByRole('switch', { name: 'Entrada aberta' }));
  await person.click(changing.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    name: vale.name,
    place: vale.place,
    entry: 'invited',
  });
});

test('the log tells who did what, and the name of it all can be changed', async () => {
  const { person, requests } = openDesk('/cuidar/comunidades', {
    ...calm,
    [log]: () =>
      json(200, {
        entries: [
          {
            id: 9,
            action: 'person_suspended',
            carer: 'Rita',
            person: 'Caio',
            community: 'Cooperativa do Vale',
            about: '',
            reason: 'Ofendeu.',
            at: new Date().toISOString(),
          },
        ],
        next: 9,
      }),
    [`${log}&before=9`]: () => json(200, { entries: [], next: null }),
    'PATCH /api/deployment': () => json(200, { ok: true }),
  });
  const panel = within(await screen.findByRole('region', { name: 'O que foi feito' }));
  expect(await panel.findByText('Rita suspendeu Caio.')).toBeVisible();
  expect(panel.getByText('Motivo: Ofendeu.')).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Ver mais' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument());
  const name = within(await screen.findByRole('region', { name: 'Nome desta instalação' }));
  await person.type(await name.findByLabelText('Nome'), ' e Leste');
  await person.click(name.getByRole('button', { name: 'Salvar nome' }));
  expect(await screen.findByText('O nome foi salvo.')).toBeVisible();
  expect(requests.find(({ call }) => call === 'PATCH /api/deployment')?.body).toEqual({
    name: 'Rota Viva do Norte e Leste',
  });
});

test('a facilitator reads the figures and changes nothing here', async () => {
  openDesk('/cuidar/comunidades', {
    ...calm,
    'GET /api/auth/me': () => json(200, { ...rita, role: 'facilitator' }),
    'GET /api/communities': () => json(200, { communities: [vale], next: null }),
  });
  expect(await screen.findByRole('row', { name: /Cooperativa do Vale/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Criar|Mudar/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Nome desta instalação')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Comunidade' })).not.toBeInTheDocument();
});
