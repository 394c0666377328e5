import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errors } from '#core/contract/errors.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

const register = 'POST /api/auth/register';
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
  expect(screen.getByRole('button', { name: /^Criando conta\.\.\./ })).toBeVisible();
  expect(requests[0]?.body).toEqual({
    username: 'maria',
    email: 'maria@exemplo.com.br',
    password: 'segredo',
    runId: expect.any(String),
  });

  answer(json(201, { token: 'novo', user: maria }));
  expect(await screen.findByRole('heading', { level: 1, name: 'O que você produz ou faz?' })).toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent('SucessoConta criada com sucesso!');
  expect(location.pathname).toBe('/boas-vindas');
});

test.each([
  ["the server's sentence", () => refusal('email_taken'), errors.email_taken.message],
  ['a sentence of its own', () => new Response('', { status: 500 }), 'Erro ao criar conta'],
  ['the word that nobody is there', () => new Response('', { status: 502 }), 'Sem resposta do servidor.'],
])('a failure shows %s', async (_, reply, sentence) => {
  stubApi({ [register]: reply });
  await send({});
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${sentence}`);
});

test('a tap after a lost answer asks for the same account, also after the page was loaded again', async () => {
  const requests = stubApi({ [register]: noSignal });
  const person = await send({});
  await screen.findByRole('alert');
  await person.click(screen.getByRole('button', { name: 'Criar Conta' }));
  await expect.poll(() => requests).toHaveLength(2);
  const [first, again] = requests.map(({ body }) => Object(body).runId);
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(history.state).toEqual({ runId: first });
});

test('the boxes say what they want', () => {
  stubApi({});
  renderApp('/auth/register');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Senha')).toHaveAttribute('placeholder', 'Mínimo de 6 caracteres');
  expect(screen.getByLabelText('Confirmar Senha')).toHaveAttribute('autocomplete', 'new-password');
});
