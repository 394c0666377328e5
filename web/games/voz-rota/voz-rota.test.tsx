import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type PromptQuestion, promptQuestions } from '#core/content/voz-rota.ts';
import type { Answer } from '#core/contract/index.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { finishedRuns, json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { VozRota } from './voz-rota.tsx';
import { WriteIdea } from './write-idea.tsx';

type Idea = Answer<'submissions'>[number];

const [, youth] = promptQuestions;

const idea = (id: number, fields: Partial<Idea> = {}): Idea => ({
  id,
  userId: 100 + id,
  username: `pessoa ${id}`,
  question: youth.question,
  answer: `Ideia ${id}`,
  type: 'text',
  votes: 3,
  hasVoted: false,
  createdAt: new Date().toISOString(),
  ...fields,
});
const own = idea(9, { userId: maria.id, username: maria.username, answer: 'Internet boa', votes: 0 });

const list = 'GET /api/submissions?limit=20';
const submit = 'POST /api/submissions';
const vote = 'POST /api/submissions/2/vote';
const progress = 'POST /api/games/4/progress';

function open(replies: Parameters<typeof stubApi>[0] = {}, search = '') {
  history.replaceState(null, '', `/games/voz-rota${search}`);
  let ideas = [idea(2)];
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [list]: () => json(200, ideas),
    [submit]: () => {
      ideas = [own, ...ideas];
      return json(201, { submission: own, pointsEarned: 25, newBadges: [], notice: null });
    },
    [vote]: () => json(200, { votes: 4, hasVoted: true, notice: null }),
    [progress]: () => json(200, savedRun(4, 140)),
    ...replies,
  });
  renderSignedIn(<VozRota />);
  return { person: userEvent.setup(), requests };
}

const chooseYouth = /Contar minha ideia sobre Juventude Rural/;
const box = () => screen.findByLabelText('Sua ideia');
const send = () => screen.getByRole('button', { name: 'Enviar Ideia' });
const notice = () => screen.findByRole('region', { name: 'Aviso' });

async function tell(replies: Parameters<typeof stubApi>[0] = {}, text = '  Internet boa  ') {
  const opened = open(replies);
  await opened.person.click(await screen.findByRole('button', { name: chooseYouth }));
  await opened.person.type(await box(), text);
  await opened.person.click(send());
  return opened;
}

test('five questions, each with its category', async () => {
  open();
  const cards = within(await screen.findByRole('list', { name: 'Perguntas' })).getAllByRole('listitem');
  expect(cards).toHaveLength(5);
  for (const [index, { category, question }] of promptQuestions.entries()) {
    expect(cards[index]).toHaveTextContent(category);
    expect(cards[index]).toHaveTextContent(question);
  }
});

test('an idea of nothing but spaces cannot be sent; audio and photo come later', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: chooseYouth }));
  expect(await screen.findByRole('heading', { name: youth.question })).toHaveFocus();
  expect(send()).toBeDisabled();
  await person.type(await box(), '   ');
  expect(send()).toBeDisabled();
  expect(screen.getByText('3 de 1.000 letras')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Áudio' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Foto' })).toBeDisabled();
  expect(screen.getAllByText(/será implementada em breve/)).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Texto', pressed: true }));
  expect(await box()).toHaveFocus();
});

test('an idea is sent trimmed, and the votes of others follow', async () => {
  const { requests } = await tell();
  expect(await notice()).toHaveTextContent('Ideia enviada!');
  expect(requests.find(({ call }) => call === submit)?.body).toEqual({
    question: youth.question,
    answer: 'Internet boa',
    type: 'text',
    runId: expect.any(String),
  });
  const list = within(await screen.findByRole('list', { name: 'Ideias' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Sua ideia');
  expect(within(first ?? document.body).queryByRole('button', { name: /Votar/ })).toBeNull();
  expect(within(second ?? document.body).getByRole('button', { name: /Votar/ })).toBeVisible();
});

test('what is half written to one question is not the answer to another of its category', async () => {
  stubApi({ 'GET /api/auth/me': () => json(200, maria) });
  const write = (prompt: PromptQuestion) =>
    renderSignedIn(<WriteIdea prompt={prompt} takesFocus={false} onBack={() => {}} onSent={() => {}} />);
  const later = { ...youth, question: 'O que você aprendeu com os mais velhos?' };
  write(youth);
  await userEvent.type(await box(), 'Internet boa');
  cleanup();
  write(later);
  expect(await box()).toHaveValue('');
  await userEvent.type(await box(), 'A podar');
  cleanup();
  write(youth);
  expect(await box()).toHaveValue('Internet boa');
});

test('what the day no longer pays is said', async () => {
  const said = 'Você já ganhou pontos por 5 ideias neste dia.';
  await tell({
    [submit]: () => json(201, { submission: own, pointsEarned: 0, newBadges: [], notice: said }),
  });
  expect(await notice()).toHaveTextContent(`Ideia enviada!${said}`);
});

test('without a signal the idea is kept, and the person goes on', async () => {
  await tell({ [submit]: noSignal });
  expect(await notice()).toHaveTextContent('Ideia guardadaSem sinal: ela será enviada');
  expect(await screen.findByRole('heading', { name: 'Vote nas ideias da comunidade' })).toBeVisible();
});

test('an idea under way is not in the box as well for whoever opens the page again before the answer', async () => {
  await tell({ [submit]: () => new Promise(() => {}) });
  expect(screen.getByRole('button', { name: /^Enviando\.\.\./ })).toBeVisible();
  cleanup();
  renderSignedIn(<VozRota />);
  expect(await box()).toHaveValue('');
});

test('an idea that fails stays in the box, and there it is after a reload', async () => {
  const { person } = await tell({ [submit]: () => refusal('server_failure') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro');
  expect(await box()).toHaveValue('  Internet boa  ');
  await person.click(screen.getByRole('button', { name: 'Outra pergunta' }));
  await person.click(await screen.findByRole('button', { name: chooseYouth }));
  expect(await box()).toHaveValue('  Internet boa  ');
});

test('the same text sent again is the same idea, another text is another', async () => {
  const { person, requests } = await tell({ [submit]: () => refusal('server_failure') });
  await screen.findByRole('alert');
  await person.click(send());
  await waitFor(() => expect(requests.filter(({ call }) => call === submit)).toHaveLength(2));
  await person.type(await box(), ' e barata');
  await person.click(send());
  await waitFor(() => expect(requests.filter(({ call }) => call === submit)).toHaveLength(3));
  const ids = requests.filter(({ call }) => call === submit).map(({ body }) => Object(body).runId);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.each([
  [
    "the server's sentence",
    () => refusal('vote_limit', 'Você já deu 100 votos hoje.'),
    'Você já deu 100 votos hoje.',
  ],
  ['a sentence of its own', () => new Response('', { status: 500 }), 'Você já votou nesta ideia.'],
])('a failed vote shows %s', async (_, reply, sentence) => {
  const { person } = await tell({ [vote]: reply });
  await person.click(await screen.findByRole('button', { name: /Votar/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${sentence}`);
});

test('two taps faster than a screen is drawn are one vote', async () => {
  const { requests } = await tell({ [vote]: () => json(200, { votes: 4, hasVoted: true, notice: null }) });
  const button = await screen.findByRole('button', { name: /Votar/ });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Seu voto foi contabilizado.')).toBeVisible();
  expect(requests.filter(({ call }) => call === vote)).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Você votou/ })).toHaveTextContent('4');
});

test('a vote that earns its author nothing says so', async () => {
  const said = 'Seu voto foi contado. Por justiça, só os primeiros 3 votos valem pontos.';
  const { person } = await tell({ [vote]: () => json(200, { votes: 4, hasVoted: true, notice: said }) });
  await person.click(await screen.findByRole('button', { name: /Votar/ }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('a participation ends with the score as the server counts it', async () => {
  const { person, requests } = await tell();
  await person.click(await screen.findByRole('button', { name: 'Finalizar Participação' }));
  expect(await screen.findByRole('heading', { name: 'Participação concluída!' })).toHaveFocus();
  expect(await notice()).toHaveTextContent('Participação concluída!');
  expect(await screen.findByText('140')).toBeVisible();
  expect(finishedRuns(requests)[0]?.body).toMatchObject({
    score: 100,
    isCompleted: true,
    gameData: {
      questionId: 'juventude-rural',
      submissionType: 'text',
      votesReceived: 0,
      submissionText: 'Internet boa',
    },
  });
  await person.click(screen.getByRole('button', { name: 'Responder Outra Pergunta' }));
  expect(await screen.findByRole('heading', { name: 'Escolha uma pergunta' })).toHaveFocus();
});

test('whoever told an idea before can come back for its votes', async () => {
  const { person } = open({ [list]: () => json(200, [{ ...own, votes: 2 }]) });
  await person.click(await screen.findByRole('button', { name: /Ver votos da minha ideia/ }));
  expect(await screen.findByText('2 votos', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText(/Ainda não há ideias de outras pessoas/)).toBeVisible();
});

test('a question stands in the address: a reload comes back to it, and Back to the questions', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: chooseYouth }));
  await person.type(await box(), 'Internet boa');
  const { search } = location;
  cleanup();
  open({}, search);
  expect(await screen.findByRole('heading', { name: youth.question })).toBeVisible();
  expect(await box()).toHaveValue('Internet boa');
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Escolha uma pergunta' })).toBeVisible();
});

test('the votes stand in the address too, and Back from them leads to no empty box', async () => {
  await tell();
  expect(await screen.findByRole('heading', { name: 'Vote nas ideias da comunidade' })).toBeVisible();
  const { search } = location;
  cleanup();
  open({ [list]: () => json(200, [{ ...own, votes: 2 }]) }, search);
  expect(await screen.findByText('2 votos', { selector: 'strong' })).toBeVisible();
  act(() => history.back());
  expect(await screen.findByRole('heading', { name: 'Escolha uma pergunta' })).toBeVisible();
});

test('an address of an idea that nobody knows leads to the questions', async () => {
  open({ [list]: () => json(200, []) }, '?passo=votar&pergunta=juventude-rural');
  expect(await screen.findByRole('heading', { name: 'Escolha uma pergunta' })).toBeVisible();
});
