import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { whatCarersSee } from '#core/content/care.ts';
import type { Answer } from '#core/contract/index.ts';
import { storedToken, storeToken } from '#web/api/token.ts';
import { maria, rita } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, refusal, type StubRequest, stubApi } from '#web/testing/stub-api.ts';

const vale = { id: 2, name: 'Associação do Mel', place: 'Bocaiúva, MG' };
const invite = 'GET /api/invites/ABC234';
const team = '/games/rede-saberes?desafio=1&equipe=4&entrar=1';

const signedIn = (user = maria) => ({ 'GET /api/auth/me': () => json(200, user) });
const sentTo = (requests: readonly StubRequest[], call: string) =>
  requests.findLast((request) => request.call === call)?.body;

async function register(person: ReturnType<typeof renderApp>) {
  await person.type(screen.getByLabelText('Nome de Usuário'), 'maria');
  await person.type(screen.getByLabelText('Email'), 'maria@exemplo.com.br');
  await person.type(screen.getByLabelText('Senha'), 'segredo');
  await person.type(screen.getByLabelText('Confirmar Senha'), 'segredo');
  await person.click(screen.getByRole('button', { name: 'Criar Conta' }));
}

async function passQuestions(person: ReturnType<typeof renderApp>) {
  await screen.findByRole('heading', { name: 'O que você produz ou faz?' });
  for (let question = 0; question < 3; question++)
    await person.click(screen.getByRole('button', { name: 'Pular' }));
}

test('a link to a team says so, and registering leads there', async () => {
  stubApi({ 'POST /api/auth/register': () => json(201, { token: 'novo', user: maria }) });
  const person = renderApp(team);
  expect(await screen.findByText(/^Uma equipe de Rede de Saberes espera por você/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Criar uma conta' }));
  expect(await screen.findByText(/^Uma equipe de Rede de Saberes espera por você/)).toBeVisible();
  await register(person);
  await passQuestions(person);
  expect(location.pathname).toBe('/games/rede-saberes');
  expect(new URLSearchParams(location.search).get('equipe')).toBe('4');
});

test('whose session ends elsewhere in a game is told so, and not invited to it', async () => {
  storeToken('bom');
  stubApi(signedIn());
  const person = renderApp('/games/cadeia-valor');
  await screen.findByRole('button', { name: 'Sair' });
  act(() => storeToken(null));
  expect(await screen.findByText(/^Você não está mais na sua conta/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Criar uma conta' }));
  expect(await screen.findByText(/^Você não está mais na sua conta/)).toBeVisible();
  expect(screen.queryByText(/recebeu um convite/)).toBeNull();
});

test('the wanted place survives a reload, and the way to the sign-in and back', async () => {
  stubApi({});
  const person = renderApp(`/auth/register?${new URLSearchParams({ para: '/games/voz-rota' })}`);
  expect(await screen.findByText(/^A Voz da Rota espera por você/)).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Já tenho conta' }));
  expect(await screen.findByText(/^A Voz da Rota espera por você/)).toBeVisible();
  expect(new URLSearchParams(location.search).get('para')).toBe('/games/voz-rota');
});

test.each(['//mal.exemplo.com', '/\\mal.exemplo.com', 'https://mal.exemplo.com', '/auth/login'])(
  '%s is no place to land at',
  async (wanted) => {
    storeToken('bom');
    stubApi(signedIn());
    renderApp(`/auth/login?${new URLSearchParams({ para: wanted })}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Olá, maria!' })).toBeVisible();
    expect(location.pathname).toBe('/');
  },
);

test('before an account is made it is told what those who take care see of it, and what they never see', () => {
  stubApi({});
  renderApp('/auth/register');
  expect(screen.getByText(whatCarersSee)).toBeVisible();
  expect(whatCarersSee).toMatch(/vê seu nome, sua última visita/);
  expect(whatCarersSee).toMatch(/Nunca vê sua senha, seu email nem em quem você votou/);
});

test('an invite names its community and registers there', async () => {
  const requests = stubApi({
    [invite]: () => json(200, { community: vale, isValid: true }),
    'POST /api/auth/register': () => json(201, { token: 'novo', user: maria }),
  });
  const person = renderApp('/convite/ABC234');
  expect(await screen.findByText('Associação do Mel (Bocaiúva, MG)')).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Criar minha conta' }));
  expect(await screen.findByText('Convite para Associação do Mel (Bocaiúva, MG).')).toBeVisible();
  expect(screen.getByText(whatCarersSee)).toBeVisible();
  await register(person);
  expect(await screen.findByRole('heading', { name: 'O que você produz ou faz?' })).toBeVisible();
  expect(sentTo(requests, 'POST /api/auth/register')).toMatchObject({ invite: 'ABC234' });
});

test('a code that was heard is typed, and one that is over says what to do', async () => {
  stubApi({ [invite]: () => json(200, { community: null, isValid: false }) });
  const person = renderApp('/auth/register');
  await person.click(screen.getByRole('link', { name: 'Tenho um convite' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('preencha todos os campos');
  await person.type(screen.getByLabelText('Código do convite'), ' abc-2 34 ');
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Este convite não vale mais' })).toBeVisible();
  expect(location.pathname).toBe('/convite/ABC234');
});

test('signed in, an invite says what goes along and what stays before one moves', async () => {
  storeToken('bom');
  let user = maria;
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, user),
    [invite]: () => json(200, { community: vale, isValid: true }),
    'POST /api/communities/join': () => {
      user = { ...maria, community: vale };
      return json(200, { community: user.community });
    },
  });
  const person = renderApp('/convite/ABC234');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Mudar para Associação do Mel?' }),
  ).toBeVisible();
  expect(screen.getByText(/^Hoje você é de Cooperativa do Vale/)).toBeVisible();
  expect(screen.getByText('Suas histórias')).toBeVisible();
  expect(screen.getByText('Suas equipes')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mudar para esta comunidade' }));
  expect(await screen.findByText('Agora você é de Associação do Mel.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, maria!' })).toBeVisible();
  expect(sentTo(requests, 'POST /api/communities/join')).toEqual({ code: 'ABC234' });
  expect(requests.filter(({ call }) => call === 'GET /api/auth/me')).toHaveLength(2);
});

test.each([
  ['the own one, whatever it is called by now', maria.community.id, 'Você já é desta comunidade'],
  ['another of the same name and place', 2, `Mudar para ${maria.community.name}?`],
])('signed in, an invite to %s', async (_, id, title) => {
  storeToken('bom');
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [invite]: () =>
      json(200, {
        community: { ...maria.community, id, place: id === 2 ? maria.community.place : 'Outro lugar' },
        isValid: true,
      }),
  });
  renderApp('/convite/ABC234');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('whoever moves sees nothing of the community they left', async () => {
  storeToken('bom');
  let user = maria;
  const writtenBy = (username: string): Answer<'feed'>[number] => ({
    id: 4,
    type: 'submission',
    userId: 104,
    username,
    title: 'Pergunta',
    text: 'Uma ideia',
    category: 'Produtos Locais',
    votes: 0,
    replies: 0,
    hasVoted: false,
    createdAt: new Date().toISOString(),
  });
  stubApi({
    'GET /api/auth/me': () => json(200, user),
    'GET /api/feed?limit=5': () =>
      json(200, [writtenBy(user === maria ? 'vizinha de antes' : 'vizinha de agora')]),
    [invite]: () => json(200, { community: vale, isValid: true }),
    'POST /api/communities/join': () => {
      user = { ...maria, community: vale };
      return json(200, { community: user.community });
    },
  });
  const person = renderApp('/');
  expect(await screen.findByText('vizinha de antes')).toBeVisible();
  act(() => history.pushState(null, '', '/convite/ABC234'));
  await person.click(await screen.findByRole('button', { name: 'Mudar para esta comunidade' }));
  expect(await screen.findByText('vizinha de agora')).toBeVisible();
  expect(screen.queryByText('vizinha de antes')).toBeNull();
});

test('a forgotten password: whom to ask, by name', async () => {
  const requests = stubApi({ 'POST /api/auth/help': () => json(200, { carers: ['Rita', 'João'] }) });
  const person = renderApp('/auth/login');
  await person.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
  await person.type(await screen.findByLabelText('Seu nome de usuário ou email'), 'bento');
  await person.click(screen.getByRole('button', { name: 'Pedir ajuda' }));
  expect(await screen.findByText(/^Pedimos ajuda\. Fale com Rita ou João:/)).toBeVisible();
  expect(sentTo(requests, 'POST /api/auth/help')).toEqual({ usernameOrEmail: 'bento' });
});

test('a code from the address sets a new password and opens the session', async () => {
  let reply = refusal('code_invalid');
  const requests = stubApi({ 'POST /api/auth/recover': () => reply });
  const person = renderApp('/entrar/ABCDE23456');
  const save = await screen.findByRole('button', { name: 'Guardar e entrar' });
  expect(screen.getByText(/a conta sai de todos os outros aparelhos/)).toBeVisible();
  await person.type(screen.getByLabelText('Senha nova'), 'roça-nova');
  await person.type(screen.getByLabelText('Confirmar senha nova'), 'roça-velha');
  await person.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('As senhas não coincidem');
  await person.clear(screen.getByLabelText('Confirmar senha nova'));
  await person.type(screen.getByLabelText('Confirmar senha nova'), 'roça-nova');
  await person.click(save);
  expect(await screen.findByText(/^Este código não vale mais/)).toBeVisible();
  reply = json(200, { token: 'novo', user: maria, isFirstVisit: false });
  await person.click(save);
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, maria!' })).toBeVisible();
  expect(storedToken()).toBe('novo');
  expect(location.pathname).toBe('/');
  expect(sentTo(requests, 'POST /api/auth/recover')).toEqual({ code: 'ABCDE23456', password: 'roça-nova' });
});

test('whoever comes by a card for the first time is asked the first questions', async () => {
  stubApi({
    'POST /api/auth/recover': () => json(200, { token: 'novo', user: maria, isFirstVisit: true }),
  });
  const person = renderApp('/entrar/ABCDE23456');
  await person.type(await screen.findByLabelText('Senha nova'), 'roça-nova');
  expect(screen.getByText(whatCarersSee)).toBeVisible();
  await person.type(screen.getByLabelText('Confirmar senha nova'), 'roça-nova');
  await person.click(screen.getByRole('button', { name: 'Guardar e entrar' }));
  expect(await screen.findByRole('heading', { name: 'O que você produz ou faz?' })).toBeVisible();
});

test('on a device of somebody else, the one with the code takes the place and sees nothing of the other', async () => {
  storeToken('bom');
  localStorage.setItem('draft:7:voz-rota', 'de maria');
  stubApi({
    ...signedIn(),
    'POST /api/auth/recover': () => json(200, { token: 'novo', user: rita, isFirstVisit: false }),
  });
  const person = renderApp('/entrar');
  expect(await screen.findByText(/está na conta de maria/)).toBeVisible();
  await person.type(screen.getByLabelText('Código'), 'abcde 23456');
  await person.type(screen.getByLabelText('Senha nova'), 'roça-nova');
  await person.type(screen.getByLabelText('Confirmar senha nova'), 'roça-nova');
  await person.click(screen.getByRole('button', { name: 'Guardar e entrar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Olá, rita!' })).toBeVisible();
  expect(localStorage.getItem('draft:7:voz-rota')).toBeNull();
});

test('the first address: register, then become the coordination', async () => {
  let user = maria;
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, user),
    'GET /api/deployment': () => json(200, { name: 'Rota Viva', hasCoordination: false, entry: 'open' }),
    'POST /api/auth/register': () => json(201, { token: 'novo', user }),
    'POST /api/auth/first': () => {
      user = { ...rita, username: 'maria' };
      return json(200, user);
    },
  });
  const person = renderApp('/comecar/ABCDE23456');
  await person.click(await screen.findByRole('link', { name: 'Criar minha conta' }));
  expect(await screen.findByText(/virar a coordenação/)).toBeVisible();
  await register(person);
  await person.click(await screen.findByRole('button', { name: 'Quero coordenar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cuidar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cuidar' })).toBeVisible();
  expect(sentTo(requests, 'POST /api/auth/first')).toEqual({ code: 'ABCDE23456' });
});

test.each([null, 'guardado'])(
  'the first address once it was used says so, with the session %s',
  async (token) => {
    if (token) localStorage.setItem('token', token);
    stubApi({
      'GET /api/auth/me': () => json(200, maria),
      'GET /api/deployment': () => json(200, { name: 'Rota Viva', hasCoordination: true, entry: 'open' }),
    });
    renderApp('/comecar/ABCDE23456');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Este endereço já foi usado' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quero coordenar' })).not.toBeInTheDocument();
  },
);
