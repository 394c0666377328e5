import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { finishedRuns, json, noSignal, refusal, stubApi } from '#web/testing/stub-api.ts';
import { MinhaHistoria } from './minha-historia.tsx';

type Story = Answer<'stories'>[number];

const story = (id: number, fields: Partial<Story> = {}): Story => ({
  id,
  userId: 100 + id,
  username: `pessoa ${id}`,
  title: `História ${id}`,
  content: `${'a'.repeat(149)}BC`,
  category: 'Cultura',
  votes: 2,
  score: 110,
  hasVoted: false,
  createdAt: '2026-11-15T17:05:00.000Z',
  ...fields,
});

const answers = {
  tradicao: 'Queijo da minha avó',
  origem: 'Minha avó Rita',
  comunidade: 'Sítio Boa Vista',
  inovacao: 'Venda por celular',
  dificuldade: 'Mudar sem perder o sabor',
  futuro: 'Ensinar meus filhos',
};
const labels = {
  tradicao: 'Tradição ou saber',
  origem: 'Quem ensinou',
  comunidade: 'Comunidade',
  inovacao: 'O que inovou',
  dificuldade: 'O que foi difícil',
  futuro: 'Sonho para o futuro',
};

const generate = 'POST /api/generate-story';
const save = 'POST /api/stories';
const progress = 'POST /api/games/8/progress';
const written = {
  title: 'O queijo da Rita',
  story: 'Era uma vez.\n\nE ficou.',
  engine: 'embedded',
  mended: [] as Answer<'generateStory'>['mended'],
};

function open(replies: Parameters<typeof stubApi>[0] = {}) {
  history.replaceState(null, '', '/games/minha-historia');
  const requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/ai': () => json(200, { usesModel: false }),
    'GET /api/stories': () => json(200, [story(2), story(1, { userId: maria.id })]),
    [generate]: () => json(200, written),
    [save]: () => json(201, { ...story(3), newBadges: ['Contador de Histórias'] }),
    [progress]: () => json(200, savedRun(8, 100, { pointsEarned: 100 })),
    ...replies,
  });
  renderSignedIn(<MinhaHistoria />);
  return { person: userEvent.setup(), requests };
}

type Person = ReturnType<typeof userEvent.setup>;

const choose = async (person: Person) =>
  person.click(await screen.findByRole('button', { name: /: Tradição e Inovação$/ }));

async function fill(person: Person) {
  await choose(person);
  const texts = Object.values(answers);
  for (const [place, name] of Object.values(labels).entries()) {
    await person.click(screen.getByRole('textbox', { name }));
    await person.paste(texts[place] ?? '');
  }
}

async function write(person: Person) {
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  await screen.findByRole('heading', { name: written.title });
}

const notice = () => screen.findByRole('region', { name: 'Aviso' });

test('four templates with their category and six fields, under four tabs', async () => {
  open();
  const templates = within(await screen.findByRole('list', { name: 'Modelos de história' }));
  expect(templates.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'O Empreendedor Local',
    'Tradição e Inovação',
    'A Rede de Cooperação',
    'O Líder Transformador',
  ]);
  for (const category of ['Negócios', 'Cultura', 'Cooperação', 'Liderança'])
    expect(templates.getByText(category)).toBeVisible();
  expect(templates.getAllByText('6 campos')).toHaveLength(4);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Modelos',
    'Formulário',
    'História',
    'Comunidade',
  ]);
});

test('before a template is chosen, form and story lead back to the templates', async () => {
  const { person } = open();
  for (const name of ['Formulário', 'História']) {
    await person.click(await screen.findByRole('tab', { name }));
    await person.click(screen.getByRole('button', { name: 'Ver os modelos' }));
    expect(screen.getByRole('tab', { name: 'Modelos' })).toHaveAttribute('aria-selected', 'true');
  }
});

test('the first missing field is marked, takes the focus and is told', async () => {
  const { person, requests } = open();
  await choose(person);
  await person.type(screen.getByRole('textbox', { name: labels.tradicao }), 'Queijo');
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  const missing = screen.getByRole('textbox', { name: labels.origem });
  expect(missing).toBeInvalid();
  expect(missing).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('ErroPreencha todos os campos para gerar a história.');
  expect(requests.some(({ call }) => call === generate)).toBe(false);
  await person.type(missing, 'Rita');
  expect(missing).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByText('4/80')).toBeVisible();
});

test('a draft is kept for its template, and over a visit', async () => {
  const { person } = open();
  await choose(person);
  await person.type(screen.getByRole('textbox', { name: labels.tradicao }), 'Queijo');
  expect(localStorage.getItem('draft:7:tradicao-inovacao')).toBe('{"tradicao":"Queijo"}');
  await person.click(screen.getByRole('button', { name: 'Voltar aos modelos' }));
  await person.click(screen.getByRole('button', { name: 'Continuar rascunho: Tradição e Inovação' }));
  expect(screen.getByRole('textbox', { name: labels.tradicao })).toHaveValue('Queijo');
});

test('a story is written, mended, shared once and paid', async () => {
  let answer = (_: Response) => {};
  const { person, requests } = open({ [generate]: () => new Promise((resolve) => (answer = resolve)) });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  expect(screen.getByRole('button', { name: /^Gerando história\.\.\./ })).toBeVisible();
  answer(json(200, written));
  expect(await screen.findByRole('heading', { name: written.title })).toHaveFocus();
  expect(requests.find(({ call }) => call === generate)?.body).toMatchObject({
    prompt: { id: 'tradicao-inovacao' },
    formData: answers,
  });
  expect(screen.getByText('E ficou.')).toBeVisible();

  await person.click(screen.getByRole('button', { name: '← Editar' }));
  expect(screen.getByRole('textbox', { name: labels.origem })).toHaveValue(answers.origem);
  await person.click(screen.getByRole('tab', { name: 'História' }));
  await person.dblClick(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  expect(await notice()).toHaveTextContent('História Salva!Sua história foi compartilhada com a comunidade.');
  const sent = [...requests.filter(({ call }) => call === save), ...finishedRuns(requests)];
  expect(sent.map(({ call }) => call)).toEqual([save, progress]);
  expect(sent[0]?.body).toEqual({
    title: written.title,
    content: written.story,
    category: 'Cultura',
    promptId: 'tradicao-inovacao',
    inputData: answers,
    runId: expect.any(String),
  });
  expect(sent[1]?.body).toMatchObject({
    score: 100,
    isCompleted: true,
    data: {
      promptId: 'tradicao-inovacao',
      storyLength: written.story.length,
      storyTitle: written.title,
      category: 'Cultura',
    },
  });
  expect(screen.getByRole('heading', { name: 'Histórias da comunidade' })).toHaveFocus();
  expect(screen.getByText('+100 de influência')).toBeVisible();
  expect(screen.getByText('Novo selo: Contador de Histórias')).toBeVisible();
  expect(localStorage.getItem('draft:7:tradicao-inovacao')).toBeNull();
  await person.click(screen.getByRole('tab', { name: 'História' }));
  expect(screen.queryByRole('button', { name: /^Compartilhar/ })).not.toBeInTheDocument();
});

test('a new story begins with nothing', async () => {
  const { person } = open();
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Criar Nova História' }));
  expect(screen.getByRole('heading', { name: 'Que história você quer contar?' })).toHaveFocus();
  await choose(person);
  expect(screen.getByRole('textbox', { name: labels.tradicao })).toHaveValue('');
});

test('Back on the story leads to the form, and a reload shows the story again', async () => {
  const { person, requests } = open();
  await write(person);
  history.back();
  expect(await screen.findByRole('textbox', { name: labels.origem })).toHaveValue(answers.origem);
  history.forward();
  expect(await screen.findByRole('heading', { name: written.title })).toBeVisible();
  cleanup();
  renderSignedIn(<MinhaHistoria />);
  expect(await screen.findByRole('heading', { name: written.title })).toBeVisible();
  expect(screen.getByText('E ficou.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  expect(await screen.findByRole('heading', { name: 'Histórias da comunidade' })).toBeVisible();
  expect(requests.find(({ call }) => call === save)?.body).toMatchObject({
    title: written.title,
    inputData: answers,
  });
  expect(localStorage.getItem('draft:7:minha-historia')).toBeNull();
});

test('a story that comes when the person has left waits for them, and moves nothing', async () => {
  let answer = (_: Response) => {};
  const { person } = open({ [generate]: () => new Promise((resolve) => (answer = resolve)) });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  cleanup();
  history.replaceState(null, '', '/games');
  answer(json(200, written));
  await waitFor(() => expect(localStorage.getItem('draft:7:minha-historia')).not.toBeNull());
  expect(location.search).toBe('');
  history.replaceState(null, '', '/games/minha-historia');
  renderSignedIn(<MinhaHistoria />);
  await person.click(await screen.findByRole('tab', { name: 'História' }));
  expect(screen.getByRole('heading', { name: written.title })).toBeVisible();
});

test.each([
  ['no story', []],
  ['an unknown template', { template: 'fábula' }],
  ['an id that the server would refuse', { runId: '1' }],
  ['a text that is none', { text: 5 }],
])('a kept story with %s is dropped', async (_, wrong) => {
  const kept = {
    template: 'tradicao-inovacao',
    values: answers,
    title: written.title,
    text: written.story,
    engine: 'embedded',
    runId: '01234567-89ab-4def-8123-456789abcdef',
  };
  const draft = Array.isArray(wrong) ? wrong : { ...kept, ...wrong };
  localStorage.setItem('draft:7:minha-historia', JSON.stringify(draft));
  const { person } = open();
  await person.click(await screen.findByRole('tab', { name: 'História' }));
  expect(screen.getByRole('heading', { name: 'Sua história aparece aqui' })).toBeVisible();
});

test('the device shares the story where it can', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { person } = open();
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Enviar para alguém' }));
  const text = `${written.title}\n\n${written.story}\n\n#RotaViva #MinhaHistoria`;
  expect(share).toHaveBeenCalledWith({ text });
});

test.each([
  ['a failing server', () => refusal('server_failure', 'Algo falhou.'), undefined],
  ['no signal', noSignal, undefined],
  [
    'a refusal',
    () => refusal('story_field_too_long', 'Um dos campos ficou longo demais.'),
    'Um dos campos ficou longo demais.',
  ],
])('%s is told, and nothing typed is lost', async (_, reply, sentence) => {
  const { person } = open({ [generate]: reply });
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  const told = sentence ?? 'Não foi possível gerar a história. Tente novamente.';
  expect(await screen.findByRole('alert')).toHaveTextContent(`Erro${told}`);
  expect(screen.getByRole('textbox', { name: labels.futuro })).toHaveValue(answers.futuro);
});

test('a story that cannot be saved stays, and is saved again as the same one', async () => {
  let reply: () => Response = () => new Response('', { status: 500 });
  const { person, requests } = open({ [save]: () => reply() });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroNão foi possível salvar a história.');
  reply = () => json(201, { ...story(3), newBadges: [] });
  await person.click(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  expect(await screen.findByRole('heading', { name: 'Histórias da comunidade' })).toBeVisible();
  const ids = requests.filter(({ call }) => call === save).map(({ body }) => Object(body).runId);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);
  await waitFor(() => expect(finishedRuns(requests)).toHaveLength(1));
});

test('a story that is closed before its answer comes is in the outbox with what it is worth, and nowhere else', async () => {
  const { person } = open({ [save]: () => new Promise(() => {}) });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(`call:${maria.id}:`))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
    .filter(({ input }) => input.body.isCompleted !== false)
    .sort((one, other) => one.place - other.place);
  expect(kept.map(({ call }) => call)).toEqual(['saveStory', 'saveProgress']);
  expect(localStorage.getItem(`draft:${maria.id}:minha-historia`)).toBeNull();
});

test('without a signal a story is kept, and counts as shared', async () => {
  const { person } = open({ [save]: noSignal });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  expect(await screen.findByRole('heading', { name: 'Histórias da comunidade' })).toBeVisible();
});

test('the community shows the beginning of each story, and the rest on demand', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('tab', { name: 'Comunidade' }));
  const heading = await screen.findByRole('heading', { name: 'História 2' });
  const card = within(heading.closest('article') ?? heading);
  for (const text of ['Cultura', '2 votos', 'pessoa 2', '110 pts', `${'a'.repeat(149)}B…`])
    expect(card.getByText(text)).toBeVisible();
  await person.click(card.getByRole('button', { name: /^Ler mais/ }));
  expect(card.getByText(`${'a'.repeat(149)}BC`)).toBeVisible();
  expect(card.getByRole('button', { name: /^Ler menos/ })).toHaveAttribute('aria-expanded', 'true');
});

test('others are liked, the own story is not', async () => {
  const { person } = open({
    'POST /api/stories/2/vote': () => json(200, { votes: 3, hasVoted: true, notice: null }),
  });
  await person.click(await screen.findByRole('tab', { name: 'Comunidade' }));
  expect(await screen.findAllByRole('button', { name: /^Curtir/ })).toHaveLength(1);
  expect(screen.getByText('Sua história')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Curtir a história de pessoa 2: 2 votos' }));
  expect(await notice()).toHaveTextContent('Voto Registrado!Seu voto foi contabilizado.');
});

test('a vote that fails without a reason speaks of the story', async () => {
  const { person } = open({ 'POST /api/stories/2/vote': () => new Response('', { status: 500 }) });
  await person.click(await screen.findByRole('tab', { name: 'Comunidade' }));
  await person.click(await screen.findByRole('button', { name: /^Curtir/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ErroVocê já curtiu esta história.');
});

test('a form nobody has written in asks nothing again', async () => {
  const { person } = open();
  await choose(person);
  expect(screen.getByRole('textbox', { name: labels.dificuldade })).toBeVisible();
  expect(screen.queryByText(/Conte um pouco mais/)).toBeNull();
});

test('an answer that says nothing is asked for again, kindly, and let be the second time', async () => {
  const { person, requests } = open();
  await fill(person);
  const box = screen.getByRole('textbox', { name: labels.dificuldade });
  await person.clear(box);
  await person.type(box, 'nada');
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/Por exemplo: “Mudar sem perder o sabor”/);
  expect(requests.some(({ call }) => call === generate)).toBe(false);
  await person.type(box, ' de fácil');
  expect(screen.queryByText(/Por exemplo/)).toBeNull();
  await person.clear(box);
  await person.type(box, 'nada');
  await person.click(screen.getByRole('button', { name: 'Gerar Minha História' }));
  expect(await screen.findByRole('heading', { name: written.title })).toBeVisible();
});

test('mended words are shown, and can be refused', async () => {
  const mended = [{ field: 'futuro', before: 'ensinar tds', after: 'ensinar todos' }];
  const { person, requests } = open({
    [generate]: ({ body }) =>
      json(200, Object(body).keepsSpelling ? { ...written, story: 'Do meu jeito.' } : { ...written, mended }),
  });
  await write(person);
  const panel = within(screen.getByRole('region', { name: 'Arrumamos a escrita' }));
  expect(panel.getByRole('listitem')).toHaveTextContent('tds → virou todos');
  await person.click(panel.getByRole('button', { name: 'Deixar como eu escrevi' }));
  expect(await screen.findByText('Do meu jeito.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Arrumamos a escrita' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Outra versão' }));
  await waitFor(() => expect(requests.filter(({ call }) => call === generate)).toHaveLength(3));
  expect(requests.findLast(({ call }) => call === generate)?.body).toMatchObject({ keepsSpelling: true });
});

test('what was written by hand makes room for another version once the person says so', async () => {
  let count = 0;
  const { person } = open({ [generate]: () => json(200, { ...written, story: `Versão ${++count}.` }) });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Mudar o texto' }));
  await person.type(screen.getByRole('textbox', { name: 'História' }), ' E mais.');
  await person.click(screen.getByRole('button', { name: 'Guardar mudanças' }));
  await person.click(screen.getByRole('button', { name: 'Outra versão' }));
  await person.click(screen.getByRole('button', { name: 'Contar de novo' }));
  expect(await screen.findByText('Versão 2.')).toBeVisible();
});

test('another version is told, and the text is changed by hand before it is shared', async () => {
  let count = 0;
  const { person, requests } = open({
    [generate]: () => json(200, { ...written, story: `Versão ${++count}.` }),
  });
  await write(person);
  await person.click(screen.getByRole('button', { name: 'Outra versão' }));
  expect(await screen.findByText('Versão 2.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mudar o texto' }));
  expect(screen.getByRole('heading', { name: 'Mude o que quiser' })).toHaveFocus();
  const text = screen.getByRole('textbox', { name: 'História' });
  await person.clear(text);
  await person.click(screen.getByRole('button', { name: 'Guardar mudanças' }));
  expect(text).toHaveFocus();
  await person.type(text, 'Com a minha mão.');
  await person.click(screen.getByRole('button', { name: 'Guardar mudanças' }));
  expect(await screen.findByText('Com a minha mão.')).toBeVisible();
  // What was written by hand is not told anew without a question.
  await person.click(screen.getByRole('button', { name: 'Outra versão' }));
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByText('Com a minha mão.')).toBeVisible();
  expect(count).toBe(2);
  await person.click(screen.getByRole('button', { name: 'Compartilhar com a Comunidade' }));
  await screen.findByRole('heading', { name: 'Histórias da comunidade' });
  expect(requests.find(({ call }) => call === save)?.body).toMatchObject({ content: 'Com a minha mão.' });
});

test('a text half changed by hand is there again for whoever looked elsewhere, and gone once it is given up', async () => {
  const { person } = open();
  await write(person);
  const change = () => person.click(screen.getByRole('button', { name: 'Mudar o texto' }));
  await change();
  const text = () => screen.getByRole('textbox', { name: 'História' });
  await person.clear(text());
  await person.type(text(), 'Com a minha mão.');
  await person.click(screen.getByRole('tab', { name: 'Modelos' }));
  await person.click(screen.getByRole('tab', { name: 'História' }));
  await change();
  expect(text()).toHaveValue('Com a minha mão.');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await change();
  expect(text()).toHaveValue(written.story);
});
