import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { scenarioBank } from '#core/content/jornada-empreendedor/bank.ts';
import { type Scenario, scenarios } from '#core/content/jornada-empreendedor.ts';
import { maria } from '#web/testing/people.ts';
import { renderSignedIn } from '#web/testing/render-signed-in.tsx';
import { savedRun } from '#web/testing/saved-run.ts';
import { finishedRuns, json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { stubSpeech } from '#web/testing/stub-speech.ts';
import { JornadaEmpreendedor } from './jornada-empreendedor.tsx';

const progress = 'POST /api/games/2/progress';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.getByRole('progressbar');
const title = () => screen.getByRole('heading', { level: 2 });

function answer(isCorrect: boolean) {
  const scenario = scenarioBank.find((one) => one.title === title().textContent);
  const choice = scenario?.choices.find((one) => one.isCorrect === isCorrect);
  if (!choice) throw new Error('no such choice');
  fireEvent.click(screen.getByRole('button', { name: choice.text }));
  return choice;
}

let requests: ReturnType<typeof stubApi>;
let variants: string[] | null;
const progressNow = () => ({ ...savedRun(2, 200).progress, variants: variants ?? [] });
const known = () => (variants ? json(200, progressNow()) : noSignal());
beforeEach(async () => {
  vi.useFakeTimers();
  variants = [];
  requests = stubApi({
    'GET /api/auth/me': () => json(200, maria),
    [progress]: () => json(200, { ...savedRun(2, 200), progress: progressNow() }),
    'GET /api/users/7/games/2/progress': known,
  });
  await open();
});

async function open() {
  renderSignedIn(<JornadaEmpreendedor />);
  await wait(0);
}

const draftKey = 'draft:7:jornada-empreendedor';

test('a choice is explained for three seconds, then the next scenario has the focus', async () => {
  expect(bar()).toHaveAttribute('aria-valuetext', 'Cenário 1 de 3');
  const { explanation } = answer(true);
  expect(screen.getByRole('status')).toHaveTextContent(`Correto!${explanation}`);
  await wait(2999);
  expect(title()).toHaveTextContent(scenarios[0].title);
  await wait(1);
  expect(title()).toHaveTextContent(scenarios[1].title);
  expect(title()).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(bar()).toHaveAttribute('aria-valuenow', '1');
});

test('a wrong choice says so, and no second one counts', async () => {
  const { explanation } = answer(false);
  expect(screen.getByRole('status')).toHaveTextContent(`Ops! Não é bem assim...${explanation}`);
  answer(true);
  expect(screen.getByRole('status')).toHaveTextContent('Ops!');
});

test('the end saves the run and shows every explanation in full with its source', async () => {
  for (const isCorrect of [true, false, true]) {
    answer(isCorrect);
    await wait(3000);
  }
  await wait(0);
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({
    score: 200,
    isCompleted: true,
    data: { scenarios: 3, correctAnswers: 2, choices: { length: 3 }, seconds: 9 },
  });
  expect(screen.getByRole('region', { name: 'Aviso' })).toHaveTextContent(
    'Parabéns!Você completou a Jornada do Empreendedor com 200 pontos!',
  );
  const items = screen.getAllByRole('listitem');
  scenarios.forEach(({ title, detail, source }, index) => {
    const item = items[index] ?? document.body;
    expect(within(item).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(item).toHaveTextContent(detail);
    expect(item).toHaveTextContent(`Fonte: ${source}`);
  });
  expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');

  fireEvent.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
  expect(title()).toHaveTextContent(scenarios[0].title);
  expect(title()).toHaveFocus();
});

test('a journey that was finished brings another of the bank, a decision of each level', async () => {
  variants = [''];
  const seen: Scenario[] = [];
  for (const isCorrect of [true, true, true]) {
    answer(isCorrect);
    await wait(3000);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
  await vi.dynamicImportSettled();
  await wait(0);
  for (const level of ['Fácil', 'Médio', 'Difícil']) {
    expect(screen.getByText(`Nível: ${level}`)).toBeVisible();
    expect(title()).toHaveFocus();
    seen.push(...scenarioBank.filter((one) => one.title === title().textContent));
    answer(true);
    await wait(3000);
  }
  const choices = seen.map(({ id, choices }) => ({
    scenario: id,
    choice: choices.find(({ isCorrect }) => isCorrect)?.id,
  }));
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({ score: 300, data: { choices } });
});

test('without a signal the first journey is there', async () => {
  cleanup();
  variants = null;
  await open();
  expect(title()).toHaveTextContent(scenarios[0].title);
});

test('whoever comes back after the first journey begins with one of the bank', async () => {
  cleanup();
  localStorage.setItem(draftKey, JSON.stringify({ variant: 'sortida', seed: 12, moves: [], elapsedMs: 0 }));
  variants = [''];
  await open();
  await vi.dynamicImportSettled();
  await wait(0);
  expect(screen.getByText('Nível: Fácil')).toBeVisible();
  answer(true);
  expect(JSON.parse(localStorage.getItem(draftKey) ?? '{}')).toMatchObject({ variant: 'sortida' });
});

test('what speaks of one’s own work comes first, once', async () => {
  cleanup();
  localStorage.setItem('trade:7:own', 'leite');
  variants = [''];
  await open();
  await vi.dynamicImportSettled();
  await wait(0);
  const own = ['O leite e o calor', 'O nome da serra'];
  const met: string[] = [];
  for (let journey = 0; journey < 2; journey++) {
    for (let decision = 0; decision < 3; decision++) {
      met.push(title().textContent ?? '');
      answer(true);
      await wait(3000);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Jogar Novamente' }));
    await wait(0);
  }
  expect(met.filter((name) => own.includes(name)).toSorted()).toEqual(own);
});

test('while the explanation is read aloud it stays', async () => {
  const speech = stubSpeech('pt-BR');
  await import('#web/ui/voice/reader.tsx');
  answer(true);
  const listen = screen.getAllByRole('button', { name: 'Ouvir' }).at(-1);
  fireEvent.click(listen ?? document.body);
  await wait(20_000);
  expect(speech.said.length).toBeGreaterThan(0);
  expect(title()).toHaveTextContent(scenarios[0].title);
  while (speech.isSpeaking()) act(() => speech.finish());
  await wait(3000);
  expect(title()).toHaveTextContent(scenarios[1].title);
});

test('a reload goes on at the same scenario, with the answers and the time measured', async () => {
  await wait(10_000);
  answer(false);
  await wait(3000);
  const choices = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  const before = choices();
  cleanup();
  await wait(3_600_000);
  await open();
  expect(title()).toHaveTextContent(scenarios[1].title);
  expect(title()).not.toHaveFocus();
  expect(choices()).toEqual(before);
  answer(true);
  cleanup();
  await open();
  expect(screen.getByRole('status')).toHaveTextContent('Correto!');
  await wait(3000);
  answer(true);
  await wait(3000);
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({
    score: 200,
    data: { correctAnswers: 2, choices: { length: 3 }, seconds: 19 },
  });
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test.each([
  ['a choice that does not exist', [{ scenario: scenarios[0].id, choice: 'z' }]],
  ['a scenario out of its turn', [{ scenario: scenarios[1].id, choice: scenarios[1].choices[0].id }]],
  ['no answers', []],
])('a draft with %s is dropped', async (_, moves) => {
  cleanup();
  localStorage.setItem(draftKey, JSON.stringify({ seed: 3, moves, isExplaining: true, elapsedMs: 0 }));
  await open();
  expect(bar()).toHaveAttribute('aria-valuetext', 'Cenário 1 de 3');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(localStorage.getItem(draftKey)).toBeNull();
});

test('who reads calmly goes on by hand, and a text counts for three seconds, however long it was read', async () => {
  fireEvent.click(screen.getByRole('switch', { name: 'Ler com calma' }));
  for (let decision = 0; decision < 3; decision++) {
    answer(true);
    await wait(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Correto!');
    fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await wait(0);
  }
  expect(finishedRuns(requests).at(-1)?.body).toMatchObject({ data: { seconds: 6 } });
});
