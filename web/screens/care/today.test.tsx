import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mel, openDesk, vale } from '#web/testing/desk.ts';
import { maria } from '#web/testing/people.ts';
import { json, refusal } from '#web/testing/stub-api.ts';

const quiet = {
  members: 42,
  toPlay: 0,
  toReturn: 0,
  help: 0,
  teamWaits: 0,
  roundsToRead: 0,
  reports: 0,
  reviews: 0,
  suspended: 0,
  behindOne: 0,
};
const home = 'GET /api/communities/1/care';

test('the desk says what needs someone, and each matter leads to its place', async () => {
  openDesk('/cuidar', {
    [home]: () =>
      json(200, {
        ...{ members: 42, help: 1, reports: 2, reviews: 1, roundsToRead: 1, teamWaits: 3 },
        ...{ behindOne: 25, toPlay: 12, toReturn: 4, suspended: 1 },
      }),
  });
  const panel = within(await screen.findByRole('region', { name: vale.name }));
  const matters = await panel.findAllByRole('link');
  const people = '/cuidar/pessoas?comunidade=1';
  expect(matters.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 pessoa esqueceu a senha', `${people}&filtro=help`],
    ['2 denúncias para rever', '/cuidar/moderacao?comunidade=1'],
    ['1 pedido de revisão', '/cuidar/moderacao?comunidade=1'],
    ['1 rodada terminou: veja o resultado', '/cuidar/lideres?comunidade=1'],
    ['3 pessoas são esperadas pela equipe', `${people}&filtro=team_waits`],
    ['25 pessoas ligadas ao resto por uma só pessoa', people],
    ['12 pessoas ainda não jogaram', `${people}&filtro=to_play`],
    ['4 pessoas pararam há 7 dias', `${people}&filtro=to_return`],
    ['1 pessoa suspensa', `${people}&filtro=suspended`],
  ]);
});

test('where nothing waits, that is told', async () => {
  openDesk('/cuidar', { [home]: () => json(200, quiet) });
  expect(await screen.findByText(/Está tudo em dia/)).toBeVisible();
});

test('whoever takes care of several chooses of which one, and the links keep to it', async () => {
  const { person } = openDesk('/cuidar', {
    [home]: () => json(200, quiet),
    'GET /api/communities/2/care': () => json(200, { ...quiet, members: 7 }),
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Comunidade' }), mel.name);
  expect(await screen.findByRole('region', { name: mel.name })).toHaveTextContent('7 pessoas fazem parte');
  expect(location.search).toBe('?comunidade=2');
  expect(screen.getByRole('link', { name: 'Convites' })).toHaveAttribute(
    'href',
    '/cuidar/convites?comunidade=2',
  );
});

test('a community beyond the first page of the list is found by its address', async () => {
  openDesk('/cuidar?comunidade=90', {
    'GET /api/communities?limit=1&after=89': () =>
      json(200, { communities: [{ ...mel, id: 90, name: 'Turma da Noite' }], next: null }),
    'GET /api/communities/90/care': () => json(200, quiet),
  });
  expect(await screen.findByRole('region', { name: 'Turma da Noite' })).toBeVisible();
});

test('a message goes to everybody of the community', async () => {
  let reply = refusal('not_moderator');
  const { person, requests } = openDesk('/cuidar', {
    [home]: () => json(200, quiet),
    'POST /api/notices': () => reply,
  });
  const box = await screen.findByRole('textbox', { name: `Para todas as pessoas de ${vale.name}` });
  const send = screen.getByRole('button', { name: 'Enviar recado' });
  await person.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('Escreva sua mensagem antes de enviar.');
  await person.type(box, 'Reunião sábado.');
  await person.click(send);
  expect(await screen.findByText('Só quem cuida da comunidade pode fazer isso.')).toBeVisible();
  reply = json(201, { ok: true });
  await person.click(send);
  expect(await screen.findByText('Recado enviado')).toBeVisible();
  expect(box).toHaveValue('');
  expect(requests.findLast(({ call }) => call === 'POST /api/notices')?.body).toMatchObject({
    text: 'Reunião sábado.',
    communityId: 1,
  });
});

test('a member is told whose place this is, and asks for nothing', async () => {
  const { requests } = openDesk('/cuidar/pessoas', { 'GET /api/auth/me': () => json(200, maria) });
  expect(await screen.findByRole('heading', { name: 'Aqui trabalha quem cuida' })).toBeVisible();
  expect(requests.map(({ call }) => call)).not.toContain('GET /api/communities');
});
