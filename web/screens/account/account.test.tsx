import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errors } from '#core/contract/errors.ts';
import type { Answer } from '#core/contract/index.ts';
import { storedToken, storeToken } from '#web/api/token.ts';
import { mariasAccount } from '#web/testing/account.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

const entry = (id: number): Answer<'activities'>[number] => ({
  id,
  type: 'vote_received',
  kind: 'vote_received',
  description: `Sua ideia recebeu um voto ${id}`,
  points: 5,
  createdAt: new Date().toISOString(),
});

const ownLog = 'GET /api/care/log?mine=true&limit=20';
const currentRound = 'GET /api/rounds/current';
const noRound = { round: null, answers: [], declines: false, own: null };
const ledger = 'GET /api/users/7/activities?limit=10';

function open(replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/account': () => json(200, mariasAccount),
    'GET /api/connections': () => json(200, []),
    [currentRound]: () => json(200, noRound),
    [ownLog]: () => json(200, { entries: [], next: null }),
    [ledger]: () => json(200, [entry(1)]),
    ...replies,
  });
  return { person: renderApp('/account'), requests };
}

test('the profile says who the member is', async () => {
  open();
  const profile = within(await screen.findByRole('region', { name: 'Perfil' }));
  expect(profile.getByText('maria@exemplo.com.br')).toBeVisible();
  expect(profile.getByText('Na Rota Viva desde 16 de setembro de 2026')).toBeVisible();
  expect(profile.getByText('12.480 pontos')).toBeVisible();
});

test('the name shown can be changed', async () => {
  const { person, requests } = open({
    'PATCH /api/account': () => json(200, { ...mariasAccount, fullName: 'Maria da Silva' }),
  });
  await person.type(await screen.findByLabelText('Nome mostrado'), 'Maria da Silva');
  await person.click(screen.getByRole('button', { name: 'Salvar nome' }));
  expect(await screen.findByText('Nome mostrado atualizado.')).toBeVisible();
  expect(screen.getByText('Maria da Silva')).toBeVisible();
  expect(requests.find(({ call }) => call === 'PATCH /api/account')?.body).toEqual({
    fullName: 'Maria da Silva',
  });
});

test('the box of the name follows what the server says, until somebody types', async () => {
  const known = { ...mariasAccount, fullName: 'Maria da Silva', hideFromRanking: true };
  const { person } = open({ 'PATCH /api/account': () => json(200, known) });
  const name = await screen.findByLabelText('Nome mostrado');
  expect(name).toHaveValue('');
  await person.click(await screen.findByRole('switch', { name: 'Esconder meu nome do ranking' }));
  await waitFor(() => expect(name).toHaveValue('Maria da Silva'));
});

test('the email is changed with the password', async () => {
  let reply = refusal('email_taken');
  const { person, requests } = open({ 'PATCH /api/account': () => reply });
  await person.click(await screen.findByRole('button', { name: 'Mudar email' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mudar email' }));
  const email = dialog.getByLabelText('Email novo');
  expect(email).toHaveValue('maria@exemplo.com.br');
  const save = dialog.getByRole('button', { name: 'Salvar email' });
  await person.clear(email);
  await person.type(email, 'maria.nova@exemplo.com.br');
  await person.click(save);
  expect(await screen.findByText('Por favor, preencha todos os campos')).toBeVisible();
  await person.type(dialog.getByLabelText('Sua senha'), 'segredo');
  await person.click(save);
  expect(await dialog.findByText(errors.email_taken.message)).toBeVisible();
  reply = json(200, { ...mariasAccount, email: 'maria.nova@exemplo.com.br' });
  await person.click(save);
  expect(await screen.findByText('Email atualizado.')).toBeVisible();
  expect(screen.getByText('maria.nova@exemplo.com.br')).toBeVisible();
  expect(requests.findLast(({ call }) => call === 'PATCH /api/account')?.body).toEqual({
    email: 'maria.nova@exemplo.com.br',
    password: 'segredo',
  });
});

test('a name that is refused is told', async () => {
  const { person } = open({
    'PATCH /api/account': () => refusal('name_too_long', 'O nome deve ter até 80 letras.'),
  });
  await person.click(await screen.findByRole('button', { name: 'Salvar nome' }));
  expect(await screen.findByText('O nome deve ter até 80 letras.')).toBeVisible();
});

test('badges say when they were earned or what is missing, the next one first', async () => {
  open();
  const badges = within(await screen.findByRole('region', { name: 'Meus selos' }));
  expect(badges.getByText('1 de 12')).toBeVisible();
  expect(badges.getByText(/Conquistado em 03\/10\/2026/)).toBeVisible();
  expect(badges.getByText('Seu próximo selo').parentElement).toHaveTextContent('InovadorFalta 1 ideia');
  expect(badges.getByRole('img', { name: 'Inovador: 2 de 3' })).toBeVisible();
  expect(badges.getByText('Faltam 5 conexões.')).toBeVisible();
});

const asks: Answer<'connections'> = [
  { id: 3, username: 'bento', state: 'connected' },
  { id: 4, username: 'rita', state: 'asks_you' },
  { id: 5, username: 'caio', state: 'you_asked' },
];

test('who asked to connect is answered in one tap, and the own ask is taken back', async () => {
  const { person, requests } = open({
    'GET /api/connections': () => json(200, asks),
    'POST /api/users/4/connect': () =>
      json(200, { state: 'connected', connections: 2, pointsEarned: 10, newBadges: [] }),
    'DELETE /api/users/5/connect': () => json(200, { ok: true }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Pedidos de conexão' }));
  expect(await panel.findAllByRole('listitem')).toHaveLength(2);
  await person.click(panel.getByRole('button', { name: 'Aceitar o pedido de rita' }));
  expect(await screen.findByText('Você e rita se conectaram. +10 de influência.')).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Cancelar o pedido a caio' }));
  expect(await panel.findByText('Nenhum pedido esperando resposta.')).toBeVisible();
  expect(requests.map(({ call }) => call)).toContain('DELETE /api/users/5/connect');
});

test('an ask is declined; when that fails it stays and is told', async () => {
  let reply = refusal('server_failure', 'Algo falhou do nosso lado.');
  const { person } = open({
    'GET /api/connections': () => json(200, asks.slice(1, 2)),
    'DELETE /api/users/4/connect': () => reply,
  });
  const decline = () => screen.findByRole('button', { name: 'Recusar o pedido de rita' });
  await person.click(await decline());
  expect(await screen.findByText('Algo falhou do nosso lado.')).toBeVisible();
  reply = json(200, { ok: true });
  await person.click(await decline());
  expect(await screen.findByText('Nenhum pedido esperando resposta.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pedidos de conexão' })).toHaveFocus();
});

test('an answer to a request that only waits is not said to have arrived', async () => {
  const { person } = open({
    'GET /api/connections': () => json(200, asks.slice(1, 2)),
    'DELETE /api/users/4/connect': noSignal,
  });
  await person.click(await screen.findByRole('button', { name: 'Recusar o pedido de rita' }));
  expect(await screen.findByText('Resposta guardada')).toBeVisible();
});

test('an entry without points says why there are none', async () => {
  open({ [ledger]: () => json(200, [{ ...entry(1), points: 0 }]) });
  expect(await screen.findByText('Por que não ganhei pontos?')).toBeVisible();
  expect(
    screen.getByText(
      /^O voto foi contado\. De uma mesma pessoa, 3 por dia valem pontos, e até 10 em 30 dias/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/vale 5 pontos/)).toBeNull();
});

test('points that went with a removed post are told as a loss', async () => {
  const removed = { ...entry(1), type: 'other', kind: 'post_removed', points: -25 } as const;
  open({ [ledger]: () => json(200, [removed]) });
  expect(await screen.findByText('-25 de influência')).toBeVisible();
  expect(screen.getByText('Por que perdi isto?')).toBeVisible();
  expect(screen.getByText(/tirou a publicação do mural/)).toBeInTheDocument();
});

test('every entry of the ledger has its reason, and older ones come when asked for', async () => {
  const { person } = open({
    [ledger]: () =>
      json(
        200,
        [...Array(10).keys()].map((back) => entry(50 - back)),
      ),
    [`${ledger}&before=41`]: () => json(200, [entry(40)]),
  });
  const points = within(await screen.findByRole('region', { name: 'Minha influência' }));
  expect(await points.findAllByText('Por que ganhei isto?')).toHaveLength(10);
  expect(points.getAllByText(/Cada voto que outra pessoa dá/)).toHaveLength(10);
  await person.click(points.getByRole('button', { name: 'Ver mais' }));
  expect(await points.findByText('Sua ideia recebeu um voto 40')).toBeVisible();
  expect(points.queryByRole('button', { name: 'Ver mais' })).not.toBeInTheDocument();
});

test('an empty ledger says how to begin', async () => {
  open({ [ledger]: () => json(200, []) });
  expect(await screen.findByText(/Você ainda não tem influência/)).toBeVisible();
});

test('the own data come as a file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { person } = open({ 'GET /api/account/export': () => json(200, { account: mariasAccount }) });
  await person.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByText('Seus dados foram baixados.')).toBeVisible();
  const file = made.mock.calls[0]?.[0];
  expect(file instanceof Blob && JSON.parse(await file.text())).toEqual({ account: mariasAccount });
});

test('deleting asks for the password, says what goes and what stays, and signs out', async () => {
  const { person, requests } = open({ 'DELETE /api/account': () => json(200, { ok: true }) });
  await person.click(await screen.findByRole('button', { name: 'Apagar minha conta' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Apagar minha conta' }));
  expect(dialog.getByText('Os votos que você deu, sem o seu nome.')).toBeVisible();
  expect(dialog.getByText(/Seu nome de usuário e seu email.* por 30 dias/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Por favor, preencha todos os campos');
  await person.type(dialog.getByLabelText('Sua senha'), 'segredo');
  await person.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(screen.getByText('Conta apagada')).toBeVisible();
  // What the page reads late may come after it.
  expect(requests.filter(({ call }) => call === 'DELETE /api/account')).toMatchObject([
    { body: { password: 'segredo' } },
  ]);
  expect(storedToken()).toBeNull();
  expect(location.pathname).toBe('/');
});

test('a wrong password deletes nothing', async () => {
  const { person } = open({
    'DELETE /api/account': () => refusal('wrong_password', 'A senha não confere.'),
  });
  await person.click(await screen.findByRole('button', { name: 'Apagar minha conta' }));
  await person.type(screen.getByLabelText('Sua senha'), 'errada');
  await person.click(screen.getByRole('button', { name: 'Apagar para sempre' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A senha não confere.');
  expect(screen.getByLabelText('Sua senha')).toBeInvalid();
  expect(storedToken()).toBe('bom');
});

test('the dialog can be left without deleting', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Apagar minha conta' }));
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apagar minha conta' })).toHaveFocus();
});

test('privacy is told, and one can sign out here', async () => {
  const { person } = open({ 'POST /api/auth/logout': () => json(200, { ok: true }) });
  expect(await screen.findByRole('heading', { name: 'Quem vê o quê' })).toBeVisible();
  expect(screen.getByText(/LGPD, artigo 20/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Sair da conta' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
});

test('the name can be kept out of the ranking, and the review asked for is read here', async () => {
  const review = {
    message: 'Não concordo.',
    requestedAt: '2026-11-10T12:00:00.000Z',
    answer: 'Olhamos juntos e está certo.',
    answeredAt: '2026-11-12T12:00:00.000Z',
  };
  const { person, requests } = open({
    'GET /api/account': () => json(200, { ...mariasAccount, review }),
    'PATCH /api/account': () => json(200, { ...mariasAccount, review, hideFromRanking: true }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Meu nome no ranking' }));
  expect(panel.getByText('Resposta de 12/11/2026')).toBeVisible();
  expect(panel.getByText('Olhamos juntos e está certo.')).toBeVisible();
  const hide = panel.getByRole('switch', { name: 'Esconder meu nome do ranking' });
  expect(hide).not.toBeChecked();
  await person.click(hide);
  expect(await screen.findByText('Seu nome não aparece mais no ranking.')).toBeVisible();
  expect(hide).toBeChecked();
  expect(requests.find(({ call }) => call === 'PATCH /api/account')?.body).toEqual({ hideFromRanking: true });
});

test('the member reads where they live, what carers see of them and what carers did', async () => {
  const done: Answer<'careLog'>['entries'][number] = {
    id: 5,
    action: 'recovery_made',
    carer: 'Rita',
    person: 'maria',
    community: 'Cooperativa do Vale',
    about: '',
    reason: '',
    at: new Date().toISOString(),
  };
  open({ [ownLog]: () => json(200, { entries: [done], next: null }) });
  const panel = within(await screen.findByRole('region', { name: 'Minha comunidade' }));
  expect(panel.getByText('Cooperativa do Vale')).toBeVisible();
  expect(panel.getByText(/^Quem cuida da sua comunidade vê seu nome/)).toBeVisible();
  expect(await panel.findByText('Rita fez um código para maria entrar.')).toBeVisible();
});

test('what was taken away is looked at once more, when its author asks', async () => {
  const removed: Answer<'careLog'>['entries'][number] = {
    id: 6,
    action: 'post_removed',
    carer: 'Rita',
    person: 'maria',
    community: 'Cooperativa do Vale',
    about: 'Vender o mel junto',
    reason: 'Repetida.',
    at: new Date().toISOString(),
  };
  let account: Answer<'account'> = mariasAccount;
  const { person, requests } = open({
    'GET /api/account': () => json(200, account),
    [ownLog]: () => json(200, { entries: [removed], next: null }),
    'POST /api/account/review': () => {
      account = {
        ...account,
        review: { message: '', requestedAt: removed.at, answer: null, answeredAt: null },
      };
      return json(201, { ok: true });
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Minha comunidade' }));
  await person.click(await panel.findByRole('button', { name: 'Pedir que olhem de novo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pedir que olhem de novo' }));
  await person.type(dialog.getByRole('textbox'), 'Era outra ideia.');
  await person.click(dialog.getByRole('button', { name: 'Enviar pedido' }));
  expect(await panel.findByText(/^Seu pedido chegou/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Pedir que olhem de novo' })).not.toBeInTheDocument();
  expect(requests.find(({ call }) => call === 'POST /api/account/review')?.body).toEqual({
    message: 'Rita tirou do mural uma publicação de maria: “Vender o mel junto”.\nEra outra ideia.',
  });
});

test('the password is changed with the one of now', async () => {
  let reply = refusal('wrong_password');
  const { person, requests } = open({ 'PATCH /api/account': () => reply });
  const panel = within(await screen.findByRole('region', { name: 'Senha e aparelhos' }));
  const change = panel.getByRole('button', { name: 'Mudar senha' });
  await person.click(change);
  expect(await screen.findByRole('alert')).toHaveTextContent('Por favor, preencha todos os campos');
  await person.type(panel.getByLabelText('Senha de agora'), 'segredo');
  await person.type(panel.getByLabelText('Senha nova'), 'nova');
  await person.click(change);
  expect(await screen.findByRole('alert')).toHaveTextContent('pelo menos 6 caracteres');
  expect(panel.getByLabelText('Senha nova')).toHaveFocus();
  await person.type(panel.getByLabelText('Senha nova'), '-viva');
  await person.click(change);
  expect(await screen.findByText('A senha não confere.')).toBeVisible();
  reply = json(200, mariasAccount);
  await person.click(change);
  expect(await screen.findByText('Senha nova guardada.')).toBeVisible();
  expect(panel.getByLabelText('Senha nova')).toHaveValue('');
  expect(requests.findLast(({ call }) => call === 'PATCH /api/account')?.body).toEqual({
    password: 'segredo',
    newPassword: 'nova-viva',
  });
});

test('one can leave every device at once', async () => {
  let reply = refusal('server_failure');
  const { person, requests } = open({ 'POST /api/auth/logout-everywhere': () => reply });
  const leave = await screen.findByRole('button', { name: 'Sair de todos os aparelhos' });
  await person.click(leave);
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.click(leave);
  expect(requests.map(({ call }) => call)).not.toContain('POST /api/auth/logout-everywhere');
  await person.click(screen.getByRole('button', { name: 'Sair de todos' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo falhou do nosso lado');
  expect(storedToken()).toBe('bom');
  reply = json(200, { ok: true });
  await person.click(leave);
  await person.click(screen.getByRole('button', { name: 'Sair de todos' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(storedToken()).toBeNull();
});

test('how often one was named is told, never by whom, and few are not counted', async () => {
  const own = {
    endedAt: '2026-03-10T15:00:00.000Z',
    answered: 20,
    together: 12,
    questions: [
      { text: 'Quem ajuda?', count: 9 },
      { text: 'Quem junta?', count: null },
    ],
  };
  open({ [currentRound]: () => json(200, { ...noRound, own }) });
  const panel = await screen.findByRole('region', { name: 'Quem procura você' });
  expect(panel).toHaveTextContent('cerca de 12 pessoas indicaram você');
  expect(panel).toHaveTextContent('Quem ajuda? 9');
  expect(panel).not.toHaveTextContent('Quem junta?');
});

const naming = 'PUT /api/rounds/naming';

test('between rounds one may decline to be named too, is asked first, and takes it back unasked', async () => {
  let declines = false;
  const { person, requests } = open({
    [currentRound]: () => json(200, { ...noRound, declines }),
    [naming]: () => json(200, { ok: true }),
  });
  const choice = { name: 'Não quero que me indiquem' };
  const sent = () => requests.filter(({ call }) => call === naming).map(({ body }) => body);
  await person.click(await screen.findByRole('switch', choice));
  const question = () => within(screen.getByRole('dialog', { name: 'Não quer que indiquem você?' }));
  expect(question().getByText(/isso não volta/)).toBeVisible();
  await person.click(question().getByRole('button', { name: 'Cancelar' }));
  expect(sent()).toEqual([]);
  expect(screen.getByRole('switch', choice)).not.toBeChecked();
  await person.click(screen.getByRole('switch', choice));
  declines = true;
  await person.click(question().getByRole('button', { name: 'Não quero' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('switch', { ...choice, checked: true })).toBeVisible();
  await person.click(screen.getByRole('switch', choice));
  await waitFor(() => expect(sent()).toEqual([{ declines: true }, { declines: false }]));
});

test('between rounds one may take back whatever one answered', async () => {
  const { person } = open({ 'DELETE /api/rounds/answers': () => json(200, { ok: true }) });
  await person.click(await screen.findByRole('button', { name: 'Apagar tudo o que respondi' }));
  const question = within(screen.getByRole('dialog', { name: 'Apagar tudo o que respondi?' }));
  expect(question.getByText(/O que já foi contado fica contado/)).toBeVisible();
  await person.click(question.getByRole('button', { name: 'Apagar' }));
  expect(await screen.findByText('Respostas apagadas')).toBeVisible();
});
