import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storedToken, storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { DesafioNegocio } from './desafio-negocio.tsx';

type State = Answer<'sendMessage'>;
type Past = Answer<'challengeHistory'>[number];

const at = '2026-11-15T17:05:00.000Z';
const says = (content: string, extra: Partial<State['messages'][number]> = {}) =>
  ({ role: 'assistant', content, timestamp: at, ...extra }) as const;
const said = (content: string) => ({ role: 'user', content, timestamp: at }) as const;

const challenge = {
  id: 'mel-supermercado',
  name: 'O mel na gôndola',
  description: 'Convença uma rede de supermercados.',
  scenario: 'Você conseguiu dez minutos com Márcia.',
  objectives: ['Contar o que o mel tem de especial', 'Dizer quanto cobra'],
  level: 'Médio',
  temper: 'Direta',
  opensLater: false,
  persona: { name: 'Márcia', role: 'Compradora', personality: 'Direta.' },
  bestScore: 85,
  trial: null,
} satisfies Answer<'challenges'>[number];

const state = (fields: Partial<State> = {}): State => ({
  id: 5,
  challengeId: challenge.id,
  challengeName: challenge.name,
  messages: [says('Boa tarde!')],
  completed: false,
  score: null,
  feedback: null,
  objectives: [],
  pointsEarned: 0,
  newBadges: [],
  ...fields,
});

const over = state({
  messages: [says('Boa tarde!'), said('É mel puro'), says('Combinado.')],
  completed: true,
  score: 75,
  feedback: 'Boa negociação!',
  objectives: [
    { objective: 'Contar o que o mel tem de especial', met: true, evidence: 'É mel puro' },
    { objective: 'Dizer quanto cobra', met: false, evidence: null },
  ],
  pointsEarned: 200,
  newBadges: ['Negociador'],
});

const past = (fields: Partial<Past> = {}): Past => {
  const times = { startedAt: '2026-11-05T11:03:00.000Z', completedAt: at };
  const { pointsEarned, newBadges, ...rest } = { ...over, ...times, ...fields };
  return rest;
};

const history = 'GET /api/business-challenges/history';
const start = 'POST /api/business-challenges/mel-supermercado/start';
const message = 'POST /api/business-challenges/message';
const end = 'POST /api/business-challenges/end';

function open(replies: Parameters<typeof stubApi>[0] = {}, search = '') {
  window.history.replaceState(null, '', `/games/desafio-negocio${search}`);
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/ai': () => json(200, { usesModel: false }),
    'GET /api/business-challenges': () => json(200, [challenge]),
    [history]: () => json(200, []),
    [start]: () => json(201, state()),
    ...replies,
  });
  renderSignedIn(<DesafioNegocio />);
  const sent = (name: string) => requests.filter((request) => request.call === name);
  return { person: userEvent.setup(), sent };
}

async function begin(replies: Parameters<typeof stubApi>[0] = {}) {
  const opened = open(replies);
  await opened.person.click(
    await screen.findByRole('button', { name: 'Começar o desafio O mel na gôndola' }),
  );
  const box = await screen.findByRole('textbox', { name: 'Sua mensagem para Márcia' });
  return { ...opened, box, log: within(screen.getByRole('log', { name: 'Conversa com Márcia' })) };
}

beforeEach(() => void stubSpeech('pt-BR'));

test('the list shows the challenges, what the game needs and the way back', async () => {
  open();
  const card = within(await screen.findByRole('list', { name: 'Desafios' }));
  for (const text of [challenge.name, challenge.description, 'Márcia', 'Compradora', 'Dizer quanto cobra'])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText('Melhor nota: 85')).toBeVisible();
  expect(screen.getByText('Requer conexão')).toBeVisible();
  expect(screen.getByText('IA Conversacional')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar aos Jogos' })).toHaveAttribute('href', '/games');
  expect(screen.queryByText(/sai deste servidor/)).not.toBeInTheDocument();
});

test('who negotiates what one produces comes first', async () => {
  localStorage.setItem('trade:7:own', 'frutas');
  const school = { ...challenge, id: 'merenda-pnae', name: 'A roça na merenda' };
  open({ 'GET /api/business-challenges': () => json(200, [challenge, school]) });
  const cards = within(await screen.findByRole('list', { name: 'Desafios' })).getAllByRole('heading', {
    level: 3,
  });
  expect(cards.map(({ textContent }) => textContent)).toEqual(['A roça na merenda', 'O mel na gôndola']);
  expect(screen.getAllByText('Do seu trabalho')).toHaveLength(1);
});

test('a leader sees first what is being tried, and rates it once it was played', async () => {
  const trial = { id: 3, endsAt: '2026-11-20T15:00:00.000Z', rating: null };
  const rating = 'PUT /api/trials/3/rating';
  const { person, sent } = open({
    'GET /api/business-challenges': () => json(200, [{ ...challenge, opensLater: true, trial }]),
    [rating]: () => json(200, { ok: true }),
  });
  const list = within(await screen.findByRole('list', { name: 'Experimente primeiro' }));
  await person.click(list.getByRole('button', { name: 'Dar minha nota' }));
  expect(await screen.findByText('Escolha uma nota de 1 a 5.')).toBeVisible();
  await person.click(list.getByRole('radio', { name: '4' }));
  await person.type(list.getByRole('textbox', { name: 'O que melhorar? (se quiser)' }), 'Mais curto');
  await person.click(list.getByRole('button', { name: 'Dar minha nota' }));
  expect(await screen.findByText('Nota enviada')).toBeVisible();
  expect(sent(rating).map(({ body }) => body)).toEqual([{ stars: 4, note: 'Mais curto' }]);
});

test('a conversation: Enter sends once, Shift+Enter breaks the line, the end brings score and proof', async () => {
  let answer = (_: Response) => {};
  const { person, sent, box, log } = await begin({
    [message]: () => new Promise((resolve) => (answer = resolve)),
    [end]: () => json(200, over),
  });
  expect(location.search).toBe('?conversa=5');
  expect(screen.getByText(challenge.scenario)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await person.type(box, '   {Enter}');
  expect(sent(message)).toHaveLength(0);

  await person.type(box, 'É mel{Shift>}{Enter}{/Shift}puro{Enter}');
  expect(log.getByText(/É mel\s+puro/)).toBeVisible();
  expect(log.getByText('Márcia está escrevendo...')).toBeVisible();
  await person.type(box, 'e mais{Enter}');
  await person.click(screen.getByRole('button', { name: 'Encerrar conversa' }));
  expect(sent(message)).toHaveLength(1);
  expect(sent(end)).toHaveLength(0);
  expect(sent(message)[0]?.body).toMatchObject({ conversationState: { id: 5 }, message: 'É mel\npuro' });

  const messages = [says('Boa tarde!'), said('É mel\npuro'), says('E o preço?', { engine: 'model' })];
  answer(json(200, state({ messages })));
  expect(await log.findByText('E o preço?')).toBeVisible();
  expect(log.getAllByRole('listitem')).toHaveLength(3);
  expect(log.getByText('Escrito por um modelo de IA de fora')).toBeVisible();
  expect(log.getAllByRole('button', { name: 'Ouvir' })).toHaveLength(2);
  expect(box).toHaveValue('e mais');

  await person.click(screen.getByRole('button', { name: 'Encerrar conversa' }));
  await person.click(screen.getByRole('button', { name: 'Continuar conversando' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(end)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Encerrar conversa' }));
  await person.click(screen.getByRole('button', { name: 'Encerrar e ver a nota' }));
  expect(await screen.findByRole('heading', { name: 'Conversa encerrada' })).toHaveFocus();
  expect(sent(end)[0]?.body).toEqual({ conversationState: { id: 5 } });
  expect(screen.getByRole('img', { name: 'Nota 75 de 100' })).toBeVisible();
  for (const text of ['Boa negociação!', '“É mel puro”', '+200 de influência', 'Novo selo: Negociador'])
    expect(screen.getByText(text)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByRole('heading', { name: 'Escolha um desafio' })).toHaveFocus();
  expect(location.search).toBe('');
});

test('a message that fails is told, and its text comes back into the box', async () => {
  const { person, box, log } = await begin({
    [message]: () => refusal('too_many_attempts', 'Muitas tentativas.'),
  });
  await person.type(box, 'É mel puro{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroMuitas tentativas.');
  expect(box).toHaveValue('É mel puro');
  expect(log.getAllByRole('listitem')).toHaveLength(1);
});

test('a message whose answer was lost is found again instead of being sent twice', async () => {
  const kept = past({ ...state(), messages: [says('Boa tarde!'), said('É mel puro'), says('E o preço?')] });
  const { person, box, log } = await begin({
    [message]: noSignal,
    [history]: () => json(200, [{ ...kept, completedAt: null }]),
  });
  await person.type(box, 'É mel puro{Enter}');
  expect(await log.findByText('E o preço?')).toBeVisible();
  expect(box).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('near the limit the characters are counted, and beyond it nothing is sent', async () => {
  const { person, box, sent } = await begin();
  await person.click(box);
  await person.paste('a'.repeat(600));
  expect(screen.queryByText(/\/800/)).not.toBeInTheDocument();
  await person.paste('a'.repeat(190));
  expect(screen.getByText('790/800')).toBeVisible();
  await person.paste('a'.repeat(11));
  expect(screen.getByText('801/800: encurte um pouco para enviar')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(box).toBeInvalid();
  expect(sent(message)).toHaveLength(0);
});

test('a start that is refused is told', async () => {
  const sentence = 'Você já começou 40 conversas hoje.';
  const { person } = open({ [start]: () => refusal('conversation_limit', sentence) });
  await person.click(await screen.findByRole('button', { name: /^Começar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${sentence}`);
});

test('a reload comes back to the conversation of the address', async () => {
  const running = past({ ...state(), completedAt: null });
  open({ [history]: () => json(200, [running]) }, '?conversa=5');
  expect(await screen.findByRole('log')).toHaveTextContent('Boa tarde!');
});

test('an address with a conversation of nobody leads to the list', async () => {
  open({}, '?conversa=99');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nenhuma conversa ativa. Comece um desafio.');
  expect(await screen.findByRole('list', { name: 'Desafios' })).toBeVisible();
  expect(location.search).toBe('');
});

test('the history tells when and how well, and an unfinished conversation goes on', async () => {
  const { person } = open({
    [history]: () =>
      json(200, [
        past({ ...state({ id: 9 }), startedAt: '2026-11-15T17:05:00.000Z', completedAt: null }),
        past({ id: 8, score: 70 }),
        past({ id: 7, score: 69 }),
      ]),
  });
  await person.click(await screen.findByRole('tab', { name: 'Histórico' }));
  const [running, good, weak] = (await screen.findAllByRole('heading', { level: 3 })).map((heading) =>
    within(heading.closest('li') ?? heading),
  );
  expect(good?.getByText(/^\d{2}\/11\/2026 às \d{2}:03$/)).toBeVisible();
  expect(good?.getByText('Nota 70')).toBeVisible();
  expect(good?.getByText('Bom desempenho')).toBeVisible();
  expect(weak?.getByText('Nota 69')).toBeVisible();
  expect(weak?.queryByText('Bom desempenho')).not.toBeInTheDocument();
  await person.click(good?.getByText('Ver conversa e retorno') ?? document.body);
  expect(good?.getByText('Boa negociação!')).toBeVisible();
  expect(good?.getByText('É mel puro')).toBeVisible();
  await person.click(running?.getByRole('button', { name: /^Continuar/ }) ?? document.body);
  expect(await screen.findByRole('log')).toHaveTextContent('Boa tarde!');
  expect(location.search).toBe('?conversa=9');
});

test('an empty history says so', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('tab', { name: 'Histórico' }));
  expect(await screen.findByRole('heading', { name: 'Nenhuma conversa encontrada' })).toBeVisible();
});

test('where a model answers, the person is told that the text leaves the server', async () => {
  open({ 'GET /api/ai': () => json(200, { usesModel: true }) });
  expect(await screen.findByText(/o texto que você escreve sai deste servidor/)).toBeVisible();
});

test('more negotiations open once each of the first was finished', async () => {
  const later = { ...challenge, id: 'fregues-feira', name: 'A freguesa da feira', opensLater: true };
  const begun = { ...challenge, id: 'atravessador', name: 'A oferta', bestScore: null };
  const list = 'GET /api/business-challenges';
  open({ [list]: () => json(200, [challenge, begun, later]) });
  expect(
    await screen.findByText('Falta concluir um, e mais 1 desafios se abrem aqui embaixo.'),
  ).toBeVisible();
  expect(screen.queryByText('A freguesa da feira')).toBeNull();
  cleanup();
  open({ [list]: () => json(200, [challenge, { ...begun, bestScore: 0 }, later]) });
  const more = within(await screen.findByRole('list', { name: 'Mais desafios' }));
  expect(more.getByText('Médio')).toBeVisible();
  expect(more.getByText('Jeito de ser: direta')).toBeVisible();
});

const boxNamed = () => screen.findByRole('textbox', { name: 'Sua mensagem para Márcia' });
const goOn = (replies: Parameters<typeof stubApi>[0] = {}) =>
  open({ [history]: () => json(200, [under]), ...replies }, '?conversa=5');
const under = past({
  messages: [says('Boa tarde!')],
  completed: false,
  completedAt: null,
  score: null,
  feedback: null,
  objectives: [],
});

test('what is being written is there after a reload', async () => {
  const { person } = goOn();
  await person.type(await boxNamed(), 'Meu mel é');
  cleanup();
  goOn();
  expect(await boxNamed()).toHaveValue('Meu mel é');
});

test('a message is not lost when the session has run out, and is forgotten once it has arrived', async () => {
  const { person } = goOn({ [message]: () => refusal('signed_out') });
  await person.type(await boxNamed(), 'Custa 17 reais');
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(storedToken()).toBeNull());
  cleanup();
  storeToken('novo');
  const again = goOn({
    [message]: () =>
      json(200, state({ messages: [says('Boa tarde!'), said('Custa 17 reais'), says('Fechado.')] })),
  });
  expect(await boxNamed()).toHaveValue('Custa 17 reais');
  await again.person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Fechado.')).toBeVisible();
  cleanup();
  goOn();
  expect(await boxNamed()).toHaveValue('');
});

test('a list that cannot be read again after a message takes no conversation away', async () => {
  let isLost = false;
  const { person, box, sent } = await begin({
    'GET /api/business-challenges': () => (isLost ? noSignal() : json(200, [challenge])),
    [message]: () => {
      isLost = true;
      return json(200, state({ messages: [says('Boa tarde!'), said('Oi'), says('Diga.')] }));
    },
  });
  const asked = sent('GET /api/business-challenges').length;
  await person.type(box, 'Oi{Enter}');
  expect(await screen.findByText('Diga.')).toBeVisible();
  await waitFor(() => expect(sent('GET /api/business-challenges').length).toBeGreaterThan(asked));
  await person.type(box, 'Tenho mel');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Sua mensagem para Márcia' })).toHaveValue('Tenho mel');
});

test('whoever comes without a signal is told what can be played meanwhile', async () => {
  open({ 'GET /api/business-challenges': noSignal });
  expect(await screen.findByText(/^A conversa precisa de sinal\..*Mapa Produtivo/)).toBeVisible();
});
