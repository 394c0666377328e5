import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

const login = 'POST /api/auth/login';
const name = () => screen.getByLabelText('Email ou Nome de Usuário');
const password = () => screen.getByLabelText('Senha');
const submit = () => screen.getByRole('button', { name: 'Entrar' });

test.each([
  ['nothing', '', '', name],
  ['only the name', 'maria', '', password],
  ['only the password', '', 'segredo', name],
  ['spaces for a name', '   ', 'segredo', name],
])('%s is told, and the empty box takes the focus', async (_, typedName, typedPassword, empty) => {
  const requests = stubApi({});
  const person = renderApp('/auth/login');
  if (typedName) await person.type(name(), typedName);
  if (typedPassword) await person.type(password(), typedPassword);
  await person.click(submit());
  expect(screen.getByRole('alert')).toHaveTextContent('ErroPor favor, preencha todos os campos');
  expect(empty()).toHaveFocus();
  expect(empty()).toBeInvalid();
  expect(requests).toEqual([]);
});

test('a good login says so and shows the address the person wanted', async () => {
  let answer = (_: Response) => {};
  const requests = stubApi({ [login]: () => new Promise((resolve) => (answer = resolve)) });
  const person = renderApp('/leadership');
  await person.type(name(), 'maria');
  await person.type(password(), 'segredo{Enter}');
  const pending = screen.getByRole('button', { name: /^Entrando\.\.\./ });
  await person.click(pending);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toEqual({ usernameOrEmail: 'maria', password: 'segredo' });

  answer(json(200, { token: 'novo', user: maria }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lideranças' })).toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent('SucessoLogin realizado com sucesso!');
});

test.each([
  [
    "the server's sentence",
    () => refusal('wrong_credentials', 'Usuário ou senha incorretos.'),
    'Usuário ou senha incorretos.',
  ],
  ['a sentence of its own', () => new Response('', { status: 500 }), 'Erro ao fazer login'],
  ['the word that nobody is there', () => new Response('', { status: 502 }), 'Sem resposta do servidor.'],
  ['the missing signal', noSignal, 'Sem conexão. Confira a internet e tente de novo.'],
])('a failure shows %s and the form can be sent again', async (_, reply, sentence) => {
  stubApi({ [login]: reply });
  const person = renderApp('/auth/login');
  await person.type(name(), 'maria');
  await person.type(password(), 'errada');
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${sentence}`);
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
  expect(password()).toHaveValue('errada');
});

test('the password can be shown and hidden', async () => {
  stubApi({});
  const person = renderApp('/auth/login');
  await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password()).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('a link leads to the sign-up and back', async () => {
  stubApi({});
  const person = renderApp('/auth/login');
  await person.click(screen.getByRole('link', { name: 'Criar uma conta' }));
  expect(screen.getByRole('button', { name: 'Criar Conta' })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Já tenho conta' }));
  expect(submit()).toBeVisible();
});
