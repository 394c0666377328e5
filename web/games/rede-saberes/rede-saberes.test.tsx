import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { collaborativeQuizzes } from '#core/content/rede-saberes.ts';
import type { Answer } from '#core/contract/index.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import type { Desk } from './desk-cache.ts';
import { RedeSaberes } from './rede-saberes.tsx';

type Team = Answer<'teams'>[number];

const at = '2026-11-15T10:00:00.000Z';
const [honey] = collaborativeQuizzes;

const team = (id: number, fields: Partial<Team> = {}): Team => ({
  id,
  quizId: 1,
  leaderId: 100 + id,
  leaderName: `líder ${id}`,
  members: [],
  isCompleted: false,
  createdAt: at,
  isMine: false,
  ...fields,
});

const ids = { bia: 8, maria: maria.id, caio: 9 };
const texts = [
  'Favo fechado com cera',
  'Rótulo e selo de inspeção',
  'Chamada pública da prefeitura',
] as const;

const answersTo = (...written: readonly string[]): Desk['answers'] =>
  written.map((answer, index) => ({
    part: index + 1,
    answer,
    authorId: [ids.bia, ids.maria, ids.caio][index] ?? 0,
    updatedAt: at,
  }));

const seat = (part: number, username: keyof typeof ids, isAway = false): Desk['seats'][number] => ({
  part,
  userId: ids[username],
  username,
  isLeader: username === 'maria',
  isHere: !isAway,
  isAway,
});
const holdersOf = (seats: Desk['seats']): Desk['holders'] =>
  seats.map(({ part, userId }) => ({ part, userId }));
const three = [seat(1, 'bia'), seat(2, 'maria'), seat(3, 'caio')];

/** maria leads and has part 2, bia has part 1, part 3 is free. */
const desk = (fields: Partial<Desk> = {}): Desk => ({
  ...team(12, { leaderId: maria.id, leaderName: 'maria', members: [8], isMine: true }),
  seats: three.slice(0, 2),
  answers: answersTo(texts[0]),
  holders: holdersOf(fields.seats ?? three.slice(0, 2)),
  userPart: 2,
  ...fields,
});

const quizzes = (isCompleted: boolean): Answer<'quizzes'> =>
  collaborativeQuizzes.map(({ parts, ...quiz }) => ({
    ...quiz,
    isCompleted,
    parts: parts.map(({ id, question, answer }) => ({ id, question, answer: isCompleted ? answer : '' })),
  }));

const room = '/api/collaborative-quizzes/1/teams/12';

function open(search: string, replies: Parameters<typeof stubApi>[0] = {}, isCompleted = false) {
  history.replaceState(null, '', `/games/rede-saberes${search}`);
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/collaborative-quizzes': () => json(200, quizzes(isCompleted)),
    'GET /api/collaborative-quizzes/1/teams': () => json(200, []),
    [`GET ${room}`]: () => json(200, desk()),
    ...replies,
  });
  const cache = renderSignedIn(<RedeSaberes />);
  return { person: userEvent.setup(), requests, cache };
}

const notice = () => screen.findByRole('region', { name: 'Aviso' });
const ownBox = () => screen.findByLabelText('Resposta da parte 2');
const finish = () => screen.findByRole('button', { name: 'Concluir Desafio' });

test('three challenges with the questions of their parts, the completed ones marked', async () => {
  const { person } = open('', {}, true);
  const list = within(await screen.findByRole('list', { name: 'Desafios' }));
  expect(list.getAllByText('Concluído')).toHaveLength(3);
  for (const { question } of honey.parts) expect(list.getByText(question)).toBeVisible();
  await person.click(list.getByRole('button', { name: `Escolher desafio ${honey.title}` }));
  expect(await screen.findByRole('heading', { name: honey.title })).toHaveFocus();
  expect(location.search).toBe('?desafio=1');
});

test('without teams the first one is invited', async () => {
  open('?desafio=1');
  expect(await screen.findByText('Nenhuma equipe disponível. Seja o primeiro a criar uma!')).toBeVisible();
});

test('a full team cannot be joined, the own one goes on, completed ones are not there', async () => {
  const { person } = open('?desafio=1', {
    'GET /api/collaborative-quizzes/1/teams': () =>
      json(200, [
        team(12, { isMine: true }),
        team(13, { members: [1, 2] }),
        team(14, { members: [1] }),
        team(15, { isCompleted: true }),
      ]),
  });
  expect(await screen.findByRole('button', { name: 'Entrar na equipe de líder 13' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Entrar na equipe de líder 14' })).toBeEnabled();
  expect(screen.queryByText(/líder 15/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Continuar na equipe de líder 12' }));
  expect(location.search).toBe('?desafio=1&equipe=12');
});

test('whoever creates a team leads it and sits at its desk', async () => {
  const { person } = open('?desafio=1', {
    'POST /api/collaborative-quizzes/1/teams': () => json(201, desk()),
  });
  await person.click(await screen.findByRole('button', { name: 'Criar Equipe' }));
  expect(await notice()).toHaveTextContent('Equipe criada!Agora você lidera a equipe.');
  expect(await ownBox()).toBeVisible();
  expect(location.search).toBe('?desafio=1&equipe=12');
});

test('two taps faster than a screen is drawn make one team, and one step to go back', async () => {
  const { requests } = open('?desafio=1', {
    'POST /api/collaborative-quizzes/1/teams': () => json(201, desk()),
  });
  const create = await screen.findByRole('button', { name: 'Criar Equipe' });
  const before = history.length;
  act(() => {
    create.click();
    create.click();
  });
  expect(await ownBox()).toBeVisible();
  expect(requests.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  expect(history.length).toBe(before + 1);
});

test('a link joins the team and opens its desk', async () => {
  const { requests } = open('?desafio=1&equipe=12&entrar=1', {
    [`POST ${room}/join`]: () => json(200, desk()),
  });
  expect(await notice()).toHaveTextContent('Você se juntou à equipe!');
  expect(await ownBox()).toBeVisible();
  expect(location.search).toBe('?desafio=1&equipe=12');
  expect(requests.filter(({ call }) => call.endsWith('/join'))).toHaveLength(1);
});

test('a link that names a part asks for it', async () => {
  const { requests } = open('?desafio=1&equipe=12&parte=3&entrar=1', {
    [`POST ${room}/join`]: () => json(200, desk()),
  });
  await ownBox();
  expect(requests.find(({ call }) => call.endsWith('/join'))?.body).toEqual({ part: 3 });
});

test('a link to a full team leads to the others', async () => {
  const message = 'Esta equipe já está completa. Escolha outra ou crie a sua.';
  open('?desafio=1&equipe=12&entrar=1', {
    [`POST ${room}/join`]: () => refusal('team_full', message),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${message}`);
  expect(await screen.findByText('Equipes abertas')).toBeVisible();
  expect(location.search).toBe('?desafio=1');
});

test('the desk shows who holds which part, and what and who is missing', async () => {
  open('?desafio=1&equipe=12');
  await ownBox();
  const [own, others, free] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent('Sua parte');
  expect(own).toHaveTextContent('Você · líder');
  expect(others).toHaveTextContent('biaAqui agora');
  expect(others).toHaveTextContent(texts[0]);
  expect(within(others ?? document.body).queryByRole('textbox')).toBeNull();
  expect(free).toHaveTextContent('Parte livre');
  expect(free).toHaveTextContent('Ninguém está com esta parte.');
  expect(free).toHaveTextContent('Convide mais uma pessoa para ela.');
  expect(screen.queryByLabelText('Resposta da parte 3')).toBeNull();
  expect(await finish()).toBeDisabled();
  expect(
    screen.getByText(
      'Falta 1 pessoa na equipe: o desafio é para três. Faltam as respostas das partes 2 e 3.',
    ),
  ).toBeVisible();
});

test.each([
  ['x', 'Ficou curta. Escreva uma frase com mais detalhes.'],
  [honey.parts[1].question, 'Está quase igual ao enunciado. Responda com as suas palavras.'],
  [texts[0], 'Está quase igual à resposta de outra parte.'],
  ['asdf qwer zxcv hjkl', 'Não deu para entender. Escreva com palavras inteiras.'],
  ['selo selo selo selo selo', 'As palavras se repetem. Conte mais alguma coisa.'],
])('says kindly what keeps a text from being an answer: %s', async (text, sentence) => {
  const answers = answersTo(texts[0], text, texts[2]);
  open('?desafio=1&equipe=12', { [`GET ${room}`]: () => json(200, desk({ seats: three, answers })) });
  await ownBox();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(sentence);
  expect(await finish()).toBeDisabled();
});

test('asks whoever took over a part for an answer of their own', async () => {
  const answers = answersTo(...texts).map((answer) => ({ ...answer, authorId: ids.bia }));
  open('?desafio=1&equipe=12', { [`GET ${room}`]: () => json(200, desk({ seats: three, answers })) });
  await ownBox();
  const [own] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent('Outra pessoa escreveu isto. Escreva a sua resposta.');
  expect(await finish()).toBeDisabled();
});

test('one person alone cannot be the author of everything', async () => {
  const answers = answersTo(...texts).map((answer) => ({ ...answer, authorId: maria.id }));
  const alone = { ...desk({ answers, holders: holdersOf(three) }), seats: [seat(2, 'maria')] };
  open('?desafio=1&equipe=12', { [`GET ${room}`]: () => json(200, alone) });
  expect(await screen.findByText(/Uma pessoa só escreveu tudo/)).toBeVisible();
  expect(await finish()).toBeDisabled();
});

test('who has been away for a day can be covered', async () => {
  const seats = [seat(1, 'bia'), seat(2, 'maria'), seat(3, 'caio', true)];
  const { person, requests } = open('?desafio=1&equipe=12', {
    [`GET ${room}`]: () => json(200, desk({ seats })),
    [`PUT ${room}/answers/3`]: () => json(200, desk()),
  });
  await person.click(await screen.findByRole('button', { name: 'Responder no lugar de caio' }));
  await person.type(screen.getByLabelText('Resposta da parte 3'), texts[2]);
  await waitFor(() => expect(requests.some(({ call }) => call === `PUT ${room}/answers/3`)).toBe(true));
});

test('an answer saves itself, and the challenge can be concluded once all three are there', async () => {
  let answers = answersTo(texts[0], '', texts[2]);
  let now = Date.parse(at);
  const { person, requests } = open('?desafio=1&equipe=12', {
    // A read that began before the end still shows an open desk; it must not open again.
    [`GET ${room}`]: () => json(200, desk({ seats: three, answers })),
    [`PUT ${room}/answers/2`]: ({ body }) => {
      // Saved in the middle of the typing, it may end with a space, which the server does not keep.
      const saved = answersTo(texts[0], String(Object(body).answer).trim(), texts[2]);
      now += 1;
      answers = saved.map((one) => ({ ...one, updatedAt: new Date(now).toISOString() }));
      return json(200, desk({ seats: three, answers }));
    },
    [`POST ${room}/complete`]: () =>
      json(200, {
        team: desk({ seats: three, answers, isCompleted: true }),
        pointsEarned: 400,
        newBadges: [],
      }),
  });
  await person.type(await ownBox(), texts[1]);
  // A slow machine has saved it by now.
  expect((await screen.findAllByText(/^Salv(ando\.\.\.|o)$/)).length).toBeGreaterThan(0);
  await waitFor(async () => expect(await finish()).toBeEnabled(), { timeout: 5000 });
  expect((await screen.findAllByText('Salvo')).length).toBeGreaterThan(0);
  await person.click(await finish());
  expect(await notice()).toHaveTextContent('Desafio concluído!');
  expect(await screen.findByText('400')).toBeVisible();
  expect(screen.getByText(/vale/)).toHaveTextContent(
    'Da colmeia à merenda vale 300 de influência e mais 100 por liderar a equipe, uma vez.',
  );
  expect(screen.getByRole('heading', { name: 'Agora vocês se conectaram' })).toBeVisible();
  expect(requests.at(-1)?.call).not.toContain('PUT');
});

test('without a signal the text stays here and says so', async () => {
  const { person } = open('?desafio=1&equipe=12', { [`PUT ${room}/answers/2`]: noSignal });
  await person.type(await ownBox(), 'Rótulo');
  expect(await screen.findByText('Sem conexão, guardado neste aparelho')).toBeVisible();
  expect(await ownBox()).toHaveValue('Rótulo');
});

test('a challenge is not concluded while the last words only wait to be sent', async () => {
  const complete = `POST ${room}/complete`;
  const { person, requests } = open('?desafio=1&equipe=12', {
    [`GET ${room}`]: () => json(200, desk({ seats: three, answers: answersTo(...texts) })),
    [`PUT ${room}/answers/2`]: noSignal,
    [complete]: noSignal,
  });
  await person.type(await ownBox(), ' e lote');
  expect(await screen.findByText('Sem conexão, guardado neste aparelho')).toBeVisible();
  await person.click(await finish());
  expect(await notice()).toHaveTextContent('ainda não chegou à equipe');
  expect(requests.some(({ call }) => call === complete)).toBe(false);
});

test('leaving asks first, goes back to the teams, and asks for the desk no more', async () => {
  const { person, requests } = open('?desafio=1&equipe=12', {
    [`POST ${room}/leave`]: () => json(200, { ok: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Sair da equipe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sair da equipe?' }));
  expect(dialog.getByText(/Sua parte fica livre para outra pessoa/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Sair da equipe' }));
  expect(await notice()).toHaveTextContent('Você saiu da equipe');
  expect(await screen.findByText('Equipes abertas')).toBeVisible();
  const calls = requests.map(({ call }) => call);
  expect(calls.slice(calls.indexOf(`POST ${room}/leave`) + 1)).not.toContain(`GET ${room}`);
});

test('when a teammate concludes, everyone comes to the end and learns from the model answers', async () => {
  let isDone = false;
  let badges: string[] = [];
  const { cache } = open('?desafio=1&equipe=12', {
    'GET /api/auth/me': () => json(200, { ...maria, badges }),
    'GET /api/collaborative-quizzes': () => json(200, quizzes(isDone)),
    [`GET ${room}`]: () => json(200, desk({ isCompleted: isDone, leaderId: 8, leaderName: 'bia' })),
  });
  await ownBox();
  isDone = true;
  badges = ['Conectador'];
  await cache.invalidateQueries({ queryKey: ['/api/collaborative-quizzes', '1', 'teams', '12'] });
  expect(await notice()).toHaveTextContent('Desafio concluído!');
  expect(await screen.findByRole('heading', { name: 'Desafio concluído!' })).toHaveFocus();
  expect(screen.getByText('300')).toBeVisible();
  expect(await screen.findByText('Novo selo: Conectador')).toBeVisible();
  expect(await screen.findByText(/favos operculados/)).toBeVisible();
});

test('a desk one does not belong to says so', async () => {
  const message = 'Você não faz parte desta equipe.';
  open('?desafio=1&equipe=12', { [`GET ${room}`]: () => refusal('not_in_team', message) });
  expect(await screen.findByText('Você não está nesta equipe')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver as equipes' })).toBeVisible();
});

test('a challenge that is not offered is there for whoever was invited to its team', async () => {
  const [first, ...others] = quizzes(false);
  open('?desafio=1&equipe=12', {
    'GET /api/collaborative-quizzes': () => json(200, others),
    'GET /api/collaborative-quizzes?also=1': () => json(200, [first, ...others]),
  });
  expect(await ownBox()).toBeVisible();
});

test('whoever comes for the first time without a signal is told what can be played meanwhile', async () => {
  open('', { 'GET /api/collaborative-quizzes': noSignal });
  expect(await screen.findByText(/^A equipe se encontra com sinal\..*Mapa Produtivo/)).toBeVisible();
});
