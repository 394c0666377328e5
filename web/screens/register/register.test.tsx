import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

const register = 'POST /api/auth/register';
const login = 'POST /api/auth/login';
const good = {
  'Nome de Usuário': 'maria',
  Email: 'maria@exemplo.com.br',
  Senha: 'segredo',
  'Confirmar Senha': 'segredo',
};

async function send(answers: Record<string, string>) {
  const person = renderApp('/auth/register');
  for (const [label, text] of Object.entries({ ...good, ...answers })) {
    if (text) await person.type(screen.getByLabelText(label), text);
  }
  await person.click(screen.getByRole('button', { name: 'Criar Conta' }));
  return person;
}

const missing = 'Por favor, preencha todos os campos';
const different = 'As senhas não coincidem';
const short = 'A senha deve ter pelo menos 6 caracteres';
const incomplete = 'Confira o email: ele não parece completo.';

test.each([
  ['Nome de Usuário', missing, { 'Nome de Usuário': '', 'Confirmar Senha': 'outra' }],
  ['Email', missing, { Email: '', Senha: 'abc', 'Confirmar Senha': 'abc' }],
  ['Senha', missing, { Senha: '' }],
  ['Confirmar Senha', missing, { 'Confirmar Senha': '', Senha: 'abc', Email: 'maria' }],
  ['Confirmar Senha', different, { Senha: 'abc', 'Confirmar Senha': 'abd', Email: 'maria' }],
  ['Senha', short, { Senha: 'abcde', 'Confirmar Senha': 'abcde', Email: 'maria' }],
  ['Nome de Usuário', 'O nome de usuário deve ter até 40 letras', { 'Nome de Usuário': 'm'.repeat(41) }],
  ['Email', incomplete, { Email: 'maria' }],
])('%s is marked: %s', async (label, sentence, answers) => {
  const requests = stubApi({});
  await send(answers);
  expect(screen.getByRole('alert')).toHaveTextContent(`Erro${sentence}`);
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(requests).toEqual([]);
});

test('a good sign-up opens the session and goes on to the first questions', async () => {
  let answer = (_: Response) => {};
  const requests = stubApi({ [register]: () => new Promise((resolve) => (answer = resolve)) });
  await send({});
  expect(screen.getByRole('button', { name: 'Criando conta...' })).toBeVisible();
  expect(requests[0]?.body).toEqual({
    username: 'maria',
    email: 'maria@exemplo.com.br',
    password: 'segredo',
  });

  answer(json(201, { token: 'novo', user: maria }));
  expect(await screen.findByRole('heading', { level: 1, name: 'O que você produz ou faz?' })).toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent('SucessoConta criada com sucesso!');
  expect(location.pathname).toBe('/boas-vindas');
});

test.each([
  ["the server's sentence", () => refusal('email_taken'), 'Já existe uma conta com este email.'],
  ['a sentence of its own', () => new Response('', { status: 502 }), 'Erro ao criar conta'],
])('a failure shows %s', async (_, reply, sentence) => {
  stubApi({ [register]: reply });
  await send({});
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${sentence}`);
});

test('whose account was made without the answer arriving comes in with the next tap', async () => {
  let isLost = true;
  const requests = stubApi({
    [register]: () => (isLost ? noSignal() : refusal('username_taken')),
    [login]: () => json(200, { token: 'novo', user: maria }),
  });
  const person = await send({});
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroSem conexão.');
  isLost = false;
  await person.click(screen.getByRole('button', { name: 'Criar Conta' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'O que você produz ou faz?' })).toBeVisible();
  expect(requests.find(({ call }) => call === login)?.body).toEqual({
    usernameOrEmail: 'maria',
    password: 'segredo',
  });
});

test('a name that is somebody else’s is told as such, with or without an answer lost before', async () => {
  let reply = () => refusal('username_taken');
  const requests = stubApi({ [register]: () => reply(), [login]: () => refusal('wrong_credentials') });
  const person = await send({});
  const taken = 'ErroEste nome de usuário já existe. Escolha outro.';
  expect(await screen.findByRole('alert')).toHaveTextContent(taken);
  expect(requests.map(({ call }) => call)).toEqual([register]);
  for (const next of [noSignal, () => refusal('username_taken')]) {
    reply = next;
    await person.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await person.click(screen.getByRole('button', { name: 'Criar Conta' }));
    await screen.findByRole('alert');
  }
  expect(screen.getByRole('alert')).toHaveTextContent(taken);
});

test('the boxes say what they want', () => {
  stubApi({});
  renderApp('/auth/register');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('placeholder', 'Mínimo de 6 caracteres');
  expect(screen.getByLabelText('Confirmar Senha')).toHaveAttribute('autocomplete', 'new-password');
});
