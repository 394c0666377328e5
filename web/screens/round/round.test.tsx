import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundPromises, usualQuestions } from '#core/content/rounds.ts';
import { storeToken } from '#web/api/token.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';

const current = {
  round: { id: 4, questions: usualQuestions.slice(0, 3), endsAt: '2036-03-20T15:00:00.000Z' },
  answers: [],
  declines: false,
  own: null,
};
const rosa = { id: 8, username: 'rosa', fullName: 'Rosa Lima' };
const bento = { id: 9, username: 'bento', fullName: null };

function open(replies: Parameters<typeof stubApi>[0] = {}) {
  storeToken('bom');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/rounds/current': () => json(200, current),
    'GET /api/rounds/4/people?limit=200': () => json(200, { people: [rosa, bento], next: null }),
    ...replies,
  });
  return { person: renderApp('/rodada'), requests };
}

test('what is promised comes first; then one question a screen, people, somebody from outside, or nobody', async () => {
  const put = () => json(200, { people: [], outside: [] });
  const { person, requests } = open({
    'PUT /api/rounds/4/answers/0': put,
    'PUT /api/rounds/4/answers/1': put,
    'PUT /api/rounds/4/answers/2': put,
  });
  for (const promise of roundPromises) expect(await screen.findByText(promise)).toBeVisible();
  expect(screen.getByText(/Vai até quinta-feira, 20 de março, às \d\d:00/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Começar' }));
  const first = within(await screen.findByRole('region', { name: usualQuestions[0] ?? '' }));
  await person.click(await first.findByRole('button', { name: /Rosa Lima/ }));
  expect(first.getByRole('status')).toHaveTextContent('1 pessoa escolhida');
  await person.click(first.getByText('Alguém que não está aqui'));
  await person.type(first.getByRole('textbox', { name: 'Nome da pessoa' }), 'Dona Ana');
  await person.click(first.getByRole('button', { name: 'Juntar o nome' }));
  await person.click(first.getByRole('button', { name: 'Continuar' }));
  for (const question of usualQuestions.slice(1, 3)) {
    const next = within(await screen.findByRole('region', { name: question }));
    await person.click(next.getByRole('button', { name: 'Ninguém' }));
  }
  expect(await screen.findByText(/guardadas em segredo/)).toBeVisible();
  const sent = requests.filter(({ call }) => call.startsWith('PUT '));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { people: [8], outside: ['Dona Ana'] },
    { people: [], outside: [] },
    { people: [], outside: [] },
  ]);
});

test('a name that was written and not joined counts, and what was chosen is there after a step back', async () => {
  const { person, requests } = open({
    'PUT /api/rounds/4/answers/0': () => json(200, { people: [], outside: [] }),
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await person.click(await screen.findByRole('button', { name: /Rosa Lima/ }));
  await person.type(screen.getByRole('searchbox', { name: 'Procurar pelo nome' }), 'zulmira');
  expect(await screen.findByText(/Ninguém daqui tem esse nome/)).toBeVisible();
  await person.click(screen.getByText('Alguém que não está aqui'));
  await person.type(screen.getByRole('textbox', { name: 'Nome da pessoa' }), 'Dona Zulmira');
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  await person.click(screen.getByRole('button', { name: 'Começar' }));
  expect(await screen.findByRole('button', { name: /Rosa Lima/ })).toHaveAttribute('aria-pressed', 'true');
  await person.type(screen.getByRole('textbox', { name: 'Nome da pessoa' }), 'Seu Zé');
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('region', { name: usualQuestions[1] ?? '' });
  expect(requests.find(({ call }) => call.startsWith('PUT '))?.body).toMatchObject({
    people: [8],
    outside: ['Dona Zulmira', 'Seu Zé'],
  });
});

test('each step begins at its heading, and who is chosen stays under the finger', async () => {
  const { person } = open({ 'PUT /api/rounds/4/answers/0': () => json(200, { people: [8], outside: [] }) });
  const names = () =>
    within(screen.getByRole('list', { name: 'Pessoas da comunidade' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  expect(screen.getByRole('heading', { name: usualQuestions[0] ?? '' })).toHaveFocus();
  const chosen = await screen.findByRole('button', { name: /Rosa Lima/ });
  const listed = names();
  await person.click(chosen);
  expect(names()).toEqual(listed);
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('heading', { name: usualQuestions[1] ?? '' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('heading', { name: usualQuestions[0] ?? '' })).toHaveFocus();
  expect(names()).toEqual([...listed].reverse());
});

const village = ['Zilda', 'Ângela', 'Bia', 'Caio', 'Davi', 'Eva', 'Ana', 'Gil', 'Hugo', 'Íris', 'João', 'Léo']
  .flatMap((name) => [`${name} Souza`, `${name} Melo`])
  .map((fullName, place) => ({ id: place + 10, username: `p${place}`, fullName }));

test('many people stand in the order of their names, under their letters, and are found without a signal', async () => {
  const { person } = open({
    'GET /api/rounds/4/people?limit=200': () => json(200, { people: village, next: null }),
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  const list = within(await screen.findByRole('list', { name: 'Pessoas da comunidade' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.slice(0, 5)).toEqual([
    'A',
    expect.stringContaining('Ana Melo'),
    expect.stringContaining('Ana Souza'),
    expect.stringContaining('Ângela Melo'),
    expect.stringContaining('Ângela Souza'),
  ]);
  expect(rows.filter((text) => text?.length === 1).join('')).toBe('ABCDEGHIJLZ');
  const letters = within(screen.getByRole('navigation', { name: 'Ir para a letra' }));
  await person.click(letters.getByRole('button', { name: 'H' }));
  expect(list.getByRole('button', { name: /Hugo Melo/ })).toHaveFocus();
  await person.type(screen.getByRole('searchbox', { name: 'Procurar pelo nome' }), 'iris m');
  expect(list.getAllByRole('button')).toHaveLength(1);
  expect(list.getByRole('button', { name: /Íris Melo/ })).toBeVisible();
});

test('two people of the same name are told apart by the user name', async () => {
  const other = { id: 10, username: 'rosa 2', fullName: 'Rosa Lima' };
  const { person } = open({
    'GET /api/rounds/4/people?limit=200': () => json(200, { people: [rosa, other], next: null }),
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  expect(await screen.findByRole('button', { name: /Rosa Lima\s*rosa$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Rosa Lima\s*rosa 2$/ })).toBeVisible();
});

test('of a larger community the server finds the others; without it one looks among those on the device', async () => {
  const zefa = { id: 900, username: 'zefa', fullName: 'Zefa Melo' };
  let isLost = false;
  const { person } = open({
    'GET /api/rounds/4/people?limit=200': () => json(200, { people: village, next: 33 }),
    'GET /api/rounds/4/people?q=zefa&limit=200': () => json(200, { people: [zefa], next: null }),
    'GET /api/rounds/4/people?q=zil&limit=200': () =>
      isLost ? noSignal() : json(200, { people: [], next: null }),
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  expect(await screen.findByText(/Há mais gente/)).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Procurar pelo nome' });
  await person.click(search);
  await person.paste('zefa');
  expect(await screen.findByRole('button', { name: /Zefa Melo/ })).toBeVisible();
  isLost = true;
  await person.clear(search);
  await person.paste('zil');
  expect(await screen.findByText(/só as pessoas já guardadas no aparelho/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Zilda Melo/ })).toBeVisible();
});

test('the focus stays near a name that is taken out again', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await person.click(screen.getByText('Alguém que não está aqui'));
  await person.type(screen.getByRole('textbox', { name: 'Nome da pessoa' }), 'Dona Ana{Enter}');
  await person.click(screen.getByRole('button', { name: /^Dona Ana/ }));
  expect(screen.getByText('Alguém que não está aqui')).toHaveFocus();
});

test('without a signal an answer waits on the device, and the person goes on', async () => {
  const { person } = open({ 'PUT /api/rounds/4/answers/0': noSignal });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await person.click(await screen.findByRole('button', { name: 'Ninguém' }));
  expect(await screen.findByRole('region', { name: usualQuestions[1] ?? '' })).toBeVisible();
});

test('what only waits is not said to have arrived', async () => {
  const { person } = open({
    'GET /api/rounds/current': () =>
      json(200, { ...current, round: { ...current.round, questions: usualQuestions.slice(0, 1) } }),
    'PUT /api/rounds/4/answers/0': noSignal,
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await person.click(await screen.findByRole('button', { name: 'Ninguém' }));
  expect(await screen.findByText(/serão enviadas quando a internet voltar/)).toBeVisible();
});

test('an answer that still waits is not sent once everything was taken back', async () => {
  let isLost = true;
  const { person, requests } = open({
    'GET /api/rounds/current': () =>
      json(200, { ...current, answers: [{ question: 0, people: [rosa], outside: [] }] }),
    'PUT /api/rounds/4/answers/0': () => (isLost ? noSignal() : json(200, { people: [], outside: [] })),
    'DELETE /api/rounds/answers': () => json(200, { ok: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Rever minhas respostas' }));
  await person.click(await screen.findByRole('button', { name: 'Continuar' }));
  await screen.findByRole('region', { name: usualQuestions[1] ?? '' });
  await person.click(screen.getByRole('button', { name: 'Voltar' }));
  await person.click(await screen.findByRole('button', { name: 'Voltar' }));
  isLost = false;
  requests.length = 0;
  await person.click(await screen.findByRole('button', { name: 'Apagar tudo o que respondi' }));
  await person.click(await screen.findByRole('button', { name: 'Apagar' }));
  expect(await screen.findByText('Respostas apagadas')).toBeVisible();
  expect(requests.filter(({ call }) => call.startsWith('PUT '))).toEqual([]);
});

test('one may decline to be named, and take everything back', async () => {
  const answered = { ...current, answers: [{ question: 0, people: [rosa], outside: [] }] };
  const { person, requests } = open({
    'GET /api/rounds/current': () => json(200, answered),
    'PUT /api/rounds/naming': () => json(200, { ok: true }),
    'DELETE /api/rounds/answers': () => json(200, { ok: true }),
  });
  await person.click(await screen.findByRole('switch', { name: 'Não quero que me indiquem' }));
  const decline = within(screen.getByRole('dialog', { name: 'Não quer que indiquem você?' }));
  await person.click(decline.getByRole('button', { name: 'Não quero' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Apagar tudo o que respondi' }));
  const question = within(screen.getByRole('dialog', { name: 'Apagar tudo o que respondi?' }));
  await person.click(question.getByRole('button', { name: 'Apagar' }));
  expect(await screen.findByText('Respostas apagadas')).toBeVisible();
  expect(requests.find(({ call }) => call === 'PUT /api/rounds/naming')?.body).toEqual({ declines: true });
});

test('a round that is over while one answers says what counts', async () => {
  let isOver = false;
  const { person } = open({
    'GET /api/rounds/current': () => json(200, isOver ? { ...current, round: null } : current),
    'PUT /api/rounds/4/answers/0': () => {
      isOver = true;
      return refusal('round_over');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  expect(await screen.findByText(/Responda até quinta-feira, 20 de março/)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Ninguém' }));
  expect(await screen.findByRole('heading', { name: 'Esta rodada terminou' })).toBeVisible();
  // Nothing of theirs had arrived.
  expect(screen.getByText(/^As que não tinham chegado não entram: nem a de agora/)).toBeVisible();
});

test('of answers that arrived before the end it is said that they are kept', async () => {
  let answers: object[] = [];
  const { person } = open({
    'GET /api/rounds/current': () => json(200, { ...current, answers }),
    'PUT /api/rounds/4/answers/0': () => {
      answers = [{ question: 0, people: [], outside: [] }];
      return json(200, { people: [], outside: [] });
    },
    'PUT /api/rounds/4/answers/1': () => refusal('round_over'),
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await person.click(await screen.findByRole('button', { name: 'Ninguém' }));
  await screen.findByRole('region', { name: usualQuestions[1] ?? '' });
  await person.click(screen.getByRole('button', { name: 'Ninguém' }));
  expect(await screen.findByText(/enviou antes do fim ficam guardadas\. As que .* a de agora/)).toBeVisible();
});

test('where the end came between two answers, none is said to have been turned away', async () => {
  let isOver = false;
  const { person } = open({
    'GET /api/rounds/current': () => json(200, isOver ? { ...current, round: null } : current),
    'PUT /api/rounds/4/answers/0': () => {
      isOver = true;
      return json(200, { people: [], outside: [] });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Começar' }));
  await person.click(await screen.findByRole('button', { name: 'Ninguém' }));
  expect(await screen.findByRole('heading', { name: 'Esta rodada terminou' })).toBeVisible();
  expect(screen.queryByText(/a de agora/)).toBeNull();
});

test('a clock that runs ahead shuts no round: it says so, and the server decides', async () => {
  const past = { ...current, round: { ...current.round, endsAt: '2020-03-20T15:00:00.000Z' } };
  const { person } = open({
    'GET /api/rounds/current': () => json(200, past),
    'PUT /api/rounds/4/answers/0': () => json(200, { people: [], outside: [] }),
    'PUT /api/rounds/4/answers/1': () => refusal('round_over'),
  });
  expect(await screen.findByText('Pelo relógio deste aparelho, esta rodada já terminou.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Começar' }));
  await person.click(await screen.findByRole('button', { name: 'Ninguém' }));
  await screen.findByRole('region', { name: usualQuestions[1] ?? '' });
  await person.click(screen.getByRole('button', { name: 'Ninguém' }));
  expect(await screen.findByRole('heading', { name: 'Esta rodada terminou' })).toBeVisible();
});

test('where no round is open, that is told', async () => {
  open({ 'GET /api/rounds/current': () => json(200, { ...current, round: null }) });
  expect(await screen.findByRole('heading', { name: 'Nenhuma rodada aberta agora' })).toBeVisible();
});
