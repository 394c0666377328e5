import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usualQuestions } from '#core/content/rounds.ts';
import { openDesk } from '#web/testing/desk.ts';
import { json } from '#web/testing/stub-api.ts';

const rounds = 'GET /api/communities/1/rounds';
const round = {
  id: 4,
  communityId: 1,
  questions: usualQuestions,
  openedAt: '2026-03-10T15:00:00.000Z',
  endsAt: '2026-03-17T15:00:00.000Z',
  isOpen: false,
  answered: 30,
  members: 42,
  missing: 0,
  outcome: 'claim',
};
const some = { count: 14, low: 9, high: 20 };
const told = {
  modelVersion: 1,
  verdict: { mayClaim: true, isFirm: true },
  answered: 30,
  members: 42,
  stability: 0.59,
  agreement: { value: 0.31, low: 0.01, high: 0.56 },
  named: [
    {
      id: 8,
      username: 'rosa',
      fullName: 'Rosa Lima',
      together: some,
      questions: [some, null, null, null],
      isHidden: true,
      groups: 2,
    },
  ],
  unnamed: [{ id: 9, username: 'bento', fullName: null }],
  howMany: { named: 1, hidden: 1, unnamed: 1 },
  outside: [],
  cover: [{ id: 8, username: 'rosa', fullName: 'Rosa Lima', reached: 21 }],
  inNetwork: 42,
  retest: { since: null, cause: 'first', agreement: null, both: 0, rose: [], fell: [] },
};

const opinions: unknown[] = [];

const trials = 'GET /api/communities/1/trials';
const openLeaders = (replies: Parameters<typeof openDesk>[1], asked = '') =>
  openDesk(`/cuidar/lideres${asked}`, {
    [trials]: () => json(200, { choices: [], leaders: 0, trials: [] }),
    ...replies,
  });

test('a round is opened with tried questions and one’s own, in any mix', async () => {
  const opened: unknown[] = [];
  const { person, requests } = openLeaders({
    [rounds]: () => json(200, opened),
    'POST /api/communities/1/rounds': () => {
      opened.push({ ...round, isOpen: true });
      return json(201, opened[0]);
    },
  });
  const open = await screen.findByRole('button', { name: 'Abrir a rodada' });
  for (const question of usualQuestions.slice(1)) await person.click(screen.getByLabelText(question));
  await person.click(open);
  expect(await screen.findByRole('alert')).toHaveTextContent('Escolha de 3 a 5 perguntas');
  await person.click(screen.getByLabelText(usualQuestions[1] ?? ''));
  await person.click(screen.getByRole('button', { name: 'Escrever uma pergunta' }));
  expect(screen.getByLabelText('Pergunta sua 1')).toHaveFocus();
  await person.click(open);
  expect(screen.getByLabelText('Pergunta sua 1')).toHaveAccessibleDescription(/Escreva a pergunta/);
  await person.type(screen.getByLabelText('Pergunta sua 1'), 'Quem ensina?');
  await person.click(screen.getByRole('button', { name: 'Escrever mais uma' }));
  // A box that was just asked for is not wrong yet.
  expect(screen.getByLabelText('Pergunta sua 2')).toBeValid();
  await person.type(screen.getByLabelText('Pergunta sua 2'), 'quem ENSINA');
  await person.click(open);
  expect(screen.getByLabelText('Pergunta sua 2')).toHaveAccessibleDescription(/já está na rodada/);
  expect(screen.getByLabelText('Pergunta sua 2')).toHaveFocus();
  await person.type(screen.getByLabelText('Pergunta sua 2'), ` ${'a'.repeat(160)}`);
  expect(screen.getByLabelText('Pergunta sua 2')).toHaveAccessibleDescription(
    /tem 172 caracteres, e cabem 160/,
  );
  await person.clear(screen.getByLabelText('Pergunta sua 2'));
  await person.type(screen.getByLabelText('Pergunta sua 2'), 'Quem cura?');
  await person.click(screen.getByRole('button', { name: 'Escrever mais uma' }));
  // Five are as many as there may be.
  expect(screen.queryByRole('button', { name: 'Escrever mais uma' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'tirar a pergunta 3' }));
  expect(screen.getByRole('button', { name: 'Escrever mais uma' })).toHaveFocus();
  await person.click(open);
  expect(await screen.findByText('Cada pessoa recebeu um aviso.')).toBeVisible();
  expect(requests.find(({ call }) => call.startsWith('POST /api/communities'))?.body).toMatchObject({
    questions: [...usualQuestions.slice(0, 2), 'Quem ensina?', 'Quem cura?'],
    days: 7,
  });
  expect(await screen.findByRole('button', { name: 'Encerrar a rodada' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Rodadas' })).toHaveFocus();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('questions of one’s own are there again after a look at another page, and the others leave room for them', async () => {
  const { person } = openLeaders({ [rounds]: () => json(200, []) });
  await person.click(await screen.findByLabelText(usualQuestions[0] ?? ''));
  for (const [place, text] of ['Quem ensina?', 'Quem cura?'].entries()) {
    await person.click(screen.getByRole('button', { name: /^Escrever (uma|mais)/ }));
    await person.type(screen.getByLabelText(`Pergunta sua ${place + 1}`), text);
  }
  await person.click(screen.getByRole('link', { name: 'Convites' }));
  await person.click(await screen.findByRole('link', { name: 'Líderes' }));
  expect(await screen.findByLabelText('Pergunta sua 2')).toHaveValue('Quem cura?');
  expect(screen.getByText('5 perguntas escolhidas.')).toBeVisible();
});

test('an open round says how many answered, and is ended after a question', async () => {
  const { person, requests } = openLeaders({
    [rounds]: () => json(200, [{ ...round, isOpen: true, answered: 10, missing: 7 }]),
    'POST /api/rounds/4/close': () => json(200, { ok: true }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Rodada aberta' }));
  expect(panel.getByText(/Pelo menos 10 das 42 pessoas.*mais 7 respostas/)).toBeVisible();
  await person.click(panel.getByRole('button', { name: 'Encerrar a rodada' }));
  await person.click(await screen.findByRole('button', { name: 'Encerrar e contar' }));
  await expect.poll(() => requests.map(({ call }) => call)).toContain('POST /api/rounds/4/close');
});

test('the results come in plain words, with the figures behind', async () => {
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(panel).toHaveTextContent('aponta com clareza a quem recorre');
  expect(panel).toHaveTextContent('Muita gente recorre a Rosa Lima, que quase não aparece por aqui.');
  expect(panel).toHaveTextContent('Participa muito, e foi pouco indicada: bento.');
  expect(panel).toHaveTextContent('Falando com Rosa Lima, um recado chega a 50% da rede de hoje.');
  expect(panel).toHaveTextContent('14 (9 a 20)');
  expect(panel).toHaveTextContent('incerto');
  expect(panel).toHaveTextContent('Grupos: 2');
});

test('who may stand behind the first by the shift alone is told among them', async () => {
  const named = [12, 10, 9, 7, 4].map((count, place) => ({
    ...told.named[0],
    id: 100 + place,
    fullName: `Pessoa ${place + 1}`,
    together: { count, low: 1, high: 12 },
    isHidden: false,
  }));
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told: { ...told, named }, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(panel).toHaveTextContent('Mais indicadas: Pessoa 1, Pessoa 2, Pessoa 3 e Pessoa 4.');
});

test('two people of the same name are told apart', async () => {
  const two = ['rosa', 'rosa 2'].map((username, place) => ({ ...told.named[0], id: 18 + place, username }));
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told: { ...told, named: two }, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(panel).toHaveTextContent('Mais indicadas: Rosa Lima (rosa) e Rosa Lima (rosa 2).');
});

test('and so they are where each stands in a sentence of its own, also spelt otherwise', async () => {
  const unnamed = [{ id: 19, username: 'rosa 2', fullName: 'ROSA LÍMA' }];
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told: { ...told, unnamed }, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(panel).toHaveTextContent('Mais indicada: Rosa Lima (rosa).');
  expect(panel).toHaveTextContent('Participa muito, e foi pouco indicada: ROSA LÍMA (rosa 2).');
});

test('of very many only the first are listed, and it says how many there are', async () => {
  const named = Array.from({ length: 60 }, (_, place) => ({ ...told.named[0], id: 100 + place }));
  const howMany = { named: 3400, hidden: 70, unnamed: 1 };
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told: { ...told, named, howMany }, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(panel).toHaveTextContent('Aqui estão as 50 pessoas mais indicadas de 3.400; a planilha traz todas.');
  expect(panel).toHaveTextContent('mais 64, que quase não aparecem por aqui.');
});

test('where nothing can be claimed, no finding is told, but what it would take', async () => {
  const verdict = { mayClaim: false, cause: 'few_answers', missing: 7 };
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told: { ...told, verdict }, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(panel).toHaveTextContent('Ainda não dá para afirmar: poucas pessoas responderam.');
  expect(panel).toHaveTextContent('mais 7 respostas');
  expect(panel).not.toHaveTextContent('Muita gente recorre');
});

test('every round that is over is listed, and opens its own report', async () => {
  const older = { ...round, id: 3, openedAt: '2025-05-02T15:00:00.000Z', endsAt: '2025-05-09T15:00:00.000Z' };
  const few = { ...round, id: 2, answered: 0, outcome: 'too_few' };
  const last = { ...round, outcome: 'uncounted' };
  const page = Array.from({ length: 18 }, (_, place) => ({ ...few, id: 200 - place }));
  const { person, requests } = openLeaders({
    [rounds]: () => json(200, [last, ...page, older]),
    [`${rounds}?before=3`]: () => json(200, [few]),
    'GET /api/rounds/4/results': () => {
      last.outcome = 'no_claim';
      return json(200, { round: last, told, opinions });
    },
    'GET /api/rounds/3/results': () => json(200, { round: older, told, opinions }),
  });
  const list = within(await screen.findByRole('region', { name: 'Todas as rodadas encerradas' }));
  expect(list.getAllByRole('button', { pressed: true })).toHaveLength(1);
  // Opening its report has counted the last one.
  expect(await list.findByText(/Ainda não dá para afirmar/)).toBeVisible();
  await person.click(list.getByRole('button', { name: /^De 02\/05\/2025 a 09\/05\/2025/ }));
  expect(screen.getByRole('region', { name: 'Relatório da rodada' })).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Rodada encerrada em 09/05/2025' })).toBeVisible();
  expect(list.getByRole('button', { pressed: true })).toHaveTextContent('30 de 42 pessoas responderam.');
  expect(list.getByText(/Ainda não dá para afirmar/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ver as anteriores' }));
  await expect.poll(() => list.getAllByText(/Menos de 5 de 42 pessoas responderam/)).toHaveLength(19);
  expect(requests.map(({ call }) => call)).toContain('GET /api/rounds/3/results');
});

test('a round that goes on has no report, whatever the address says', async () => {
  const older = { ...round, id: 3, endsAt: '2025-05-09T15:00:00.000Z' };
  const replies = {
    [rounds]: () => json(200, [{ ...round, isOpen: true }, older]),
    'GET /api/rounds/3/results': () => json(200, { round: older, told, opinions }),
  };
  openLeaders(replies, '?rodada=4');
  expect(await screen.findByRole('region', { name: 'Rodada encerrada em 09/05/2025' })).toBeVisible();
});

test('counting a round makes the report that compares with it new', async () => {
  const older = { ...round, id: 3, endsAt: '2025-05-09T15:00:00.000Z', outcome: 'uncounted' };
  const { person } = openLeaders({
    [rounds]: () => json(200, [round, older]),
    'GET /api/rounds/4/results': () => {
      const retest = { ...told.retest, cause: older.outcome === 'uncounted' ? 'uncounted' : 'no_claim' };
      return json(200, { round, told: { ...told, retest }, opinions });
    },
    'GET /api/rounds/3/results': () => {
      older.outcome = 'no_claim';
      return json(200, { round: older, told, opinions });
    },
  });
  expect(await screen.findAllByText(/a rodada anterior ainda não foi contada/)).not.toHaveLength(0);
  const list = within(screen.getByRole('region', { name: 'Todas as rodadas encerradas' }));
  await person.click(list.getByRole('button', { name: /Ainda não foi contada/ }));
  await person.click(await list.findByRole('button', { name: /Dá para afirmar/ }));
  expect(await screen.findAllByText(/em uma das duas não dá para afirmar nada/)).not.toHaveLength(0);
});

test('the report of another community’s round does not stand under the name of the chosen one', async () => {
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round: { ...round, communityId: 2 }, told, opinions }),
  });
  expect(await screen.findByRole('region', { name: 'Esta rodada é de outra comunidade' })).toBeVisible();
  expect(screen.queryByText(/Rosa Lima/)).toBeNull();
});

test.each([
  [{ cause: 'first', since: null }, 'esta é a primeira rodada'],
  [{ cause: 'few_people' }, 'menos de cinco pessoas aparecem nas duas'],
  [{ cause: null, agreement: { value: 0.9, low: 0.4, high: 0.98 } }, 'A ordem quase não mudou.'],
  [{ cause: null, agreement: { value: 0.5, low: 0.1, high: 0.9 } }, 'A ordem mudou um pouco.'],
  [{ cause: null, agreement: { value: 0.9, low: -0.1, high: 1 } }, 'Não dá para dizer se a ordem se manteve'],
  [
    {
      cause: null,
      agreement: { value: 0.2, low: 0.1, high: 0.3 },
      rose: [{ id: 8, username: 'rosa', fullName: 'Rosa Lima' }],
      fell: [{ id: 9, username: 'bento', fullName: null }],
    },
    'A ordem mudou bastante.Nesta rodada, mais gente recorreu a Rosa Lima.Nesta rodada, menos gente recorreu a bento.',
  ],
])('since the round before: %j', async (changed, words) => {
  const retest = { ...told.retest, since: '2025-03-10T15:00:00.000Z', both: 7, ...changed };
  openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () => json(200, { round, told: { ...told, retest }, opinions }),
  });
  const panel = await screen.findByRole('region', { name: /Rodada encerrada em/ });
  expect(within(panel).getByRole('region', { name: 'O que mudou' })).toHaveTextContent(words);
});

test('a challenge is opened to leaders first, their ratings are read, and then it is everybody’s', async () => {
  const trial = {
    id: 3,
    challengeId: 'loja-insumos',
    challengeName: 'À vista ou a prazo',
    openedAt: '2026-11-10T15:00:00.000Z',
    endsAt: '2026-11-20T15:00:00.000Z',
    isOpen: true,
    ratings: [
      { id: 8, username: 'rosa', stars: 4, note: 'Bom para a feira', ratedAt: '2026-11-11T15:00:00.000Z' },
      { id: 9, username: 'bento', stars: 5, note: '', ratedAt: '2026-11-11T16:00:00.000Z' },
    ],
  };
  const choices = [{ id: 'fregues-feira', name: 'A freguesa da feira' }];
  const { person, requests } = openLeaders({
    [rounds]: () => json(200, []),
    [trials]: () => json(200, { choices, leaders: 2, trials: [trial] }),
    'POST /api/communities/1/trials': () => json(201, { ok: true }),
    'POST /api/trials/3/end': () => json(200, { ok: true }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Experimentar primeiro' }));
  expect(await panel.findByText(/Nota 4,5 de 5, de 2 lideranças/)).toBeVisible();
  expect(panel.getByText('rosa: 4 de 5').closest('li')).toHaveTextContent('Bom para a feira');
  await person.click(panel.getByRole('button', { name: 'Abrir para 2 lideranças' }));
  await person.click(panel.getByRole('button', { name: 'Abrir para todo mundo: À vista ou a prazo' }));
  await screen.findByText('O desafio está aberto para todo mundo.');
  const posts = requests.filter(({ call }) => call.startsWith('POST'));
  expect(posts[0]?.body).toEqual({ challengeId: 'fregues-feira', days: 7 });
  expect(posts[1]?.call).toBe('POST /api/trials/3/end');
});

test('without leaders nothing can be tried', async () => {
  openLeaders({ [rounds]: () => json(200, []) });
  expect(await screen.findByText(/ainda não há lideranças para experimentar/)).toBeVisible();
});

test('whom the one who takes care would name is kept in a column of its own', async () => {
  const { person, requests } = openLeaders({
    [rounds]: () => json(200, [round]),
    'GET /api/rounds/4/results': () =>
      json(200, {
        round,
        told,
        opinions: [{ id: 8, username: 'rosa', fullName: 'Rosa Lima', carers: 2, isOwn: true }],
      }),
    'PUT /api/rounds/4/opinion': () => json(200, { people: [9] }),
  });
  await person.click(await screen.findByText('E você, quem indicaria? (Rosa Lima)'));
  expect(screen.getByLabelText('Rosa Lima (rosa)')).toBeChecked();
  await person.click(screen.getByLabelText('Rosa Lima (rosa)'));
  await person.click(screen.getByLabelText('bento'));
  await person.click(screen.getByRole('button', { name: 'Guardar minha opinião' }));
  expect(await screen.findByText('Sua opinião está guardada.')).toBeVisible();
  expect(requests.find(({ call }) => call === 'PUT /api/rounds/4/opinion')?.body).toEqual({ people: [9] });
  await person.click(screen.getByText('Ver os números'));
  const row = within(screen.getAllByRole('row', { name: /^Rosa Lima/ })[0] as HTMLElement);
  expect(row.getByText('Quem cuida:').closest('td')).toHaveTextContent('2');
});
