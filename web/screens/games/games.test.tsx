import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '#core/contract/index.ts';
import { storeToken } from '#web/api/token.ts';
import { mariasAccount } from '#web/testing/account.ts';
import { maria } from '#web/testing/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { json, noSignal, stubApi } from '#web/testing/stub-api.ts';
import { pillarTone } from './pillar-tone.ts';

const game = (fields: Partial<Answer<'games'>[number]>): Answer<'games'>[number] => ({
  id: 1,
  name: 'Mapa Produtivo',
  type: 'mapa-produtivo',
  pillar: 'Conscientizar',
  baseReward: 100,
  estimatedTime: '8-12 min',
  octalysisFactor: 'Desenvolvimento',
  description: 'Leve cada produto à sua região.',
  ...fields,
});

const games = [
  game({}),
  game({
    id: 9,
    name: 'Jogo Novo',
    type: 'jogo-novo',
    pillar: 'Objetificar',
    octalysisFactor: '',
    estimatedTime: '10 min',
  }),
];

function openGames(replies: Parameters<typeof stubApi>[0]) {
  storeToken('bom');
  stubApi({
    'GET /api/auth/me': () => json(200, maria),
    'GET /api/account': () => json(200, mariasAccount),
    'GET /api/games': () => json(200, games),
    ...replies,
  });
  return renderApp('/games');
}

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') ?? heading);
};

test('a card tells what a game is, what it brings and how far the member is', async () => {
  openGames({});
  const card = await cardOf('Mapa Produtivo');
  for (const text of [
    'Conscientizar',
    'para entender',
    '8-12 min',
    'Recompensa: +100 pts',
    'Motivação: Desenvolvimento',
    'Para quem gosta de aprender e vencer desafios.',
  ]) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(await card.findByRole('img', { name: 'Seu melhor resultado em Mapa Produtivo: 90%' })).toBeVisible();
  expect(card.getByText('Concluído')).toBeVisible();
  expect(card.getByText('já recebida')).toBeVisible();
  expect(card.getByRole('link', { name: /Jogar Agora/ })).toHaveAttribute('href', '/games/mapa-produtivo');
});

test('of a game with several rewards it says how many were received', async () => {
  const rewards = [{ type: 'mapa-produtivo', received: 2, total: 3 }];
  openGames({ 'GET /api/account': () => json(200, { ...mariasAccount, rewards }) });
  expect(await (await cardOf('Mapa Produtivo')).findByText('2 de 3 recebidas')).toBeVisible();
});

test('a game that has no picture and was not played is shown all the same', async () => {
  openGames({});
  const card = await cardOf('Jogo Novo');
  expect(card.getByText('10 min')).toBeVisible();
  expect(card.getByText('Objetivar')).toBeVisible();
  expect(card.queryByText(/Motivação/)).not.toBeInTheDocument();
  expect(card.getByText('Você ainda não jogou este.')).toBeVisible();
});

test('a game that has only begun is not measured by a zero', async () => {
  const begun = { type: 'mapa-produtivo', completed: false, bestPercent: 0, verifiedPercent: 0 };
  const facts = { ...mariasAccount.facts, games: [begun] };
  openGames({ 'GET /api/account': () => json(200, { ...mariasAccount, facts }) });
  const card = await cardOf('Mapa Produtivo');
  expect(await card.findByText('Você já começou este.')).toBeVisible();
  expect(card.queryByRole('img', { name: /^Seu melhor resultado/ })).toBeNull();
});

test('while the games are on their way it says so', async () => {
  openGames({ 'GET /api/games': () => new Promise(() => {}) });
  expect(await screen.findByText('Carregando jogos...')).toBeVisible();
});

test('games that did not arrive can be asked for again', async () => {
  let reply = (): Response => noSignal();
  const person = openGames({ 'GET /api/games': () => reply() });
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão');
  reply = () => json(200, games);
  await person.click(again);
  expect((await cardOf('Mapa Produtivo')).getByText('8-12 min')).toBeVisible();
});

test('points and motives are explained', async () => {
  openGames({});
  expect(await screen.findByText('50-300 pontos')).toBeVisible();
  expect(screen.getByText('Bônus variável')).toBeVisible();
  expect(screen.getByRole('img', { name: /octógono.*1, Significado Épico.*8, Perda/ })).toBeVisible();
});

test.each([
  ['Engajar', 'leaf'],
  ['Conscientizar', 'water'],
  ['Objetivar', 'plum'],
  ['Objetificar', 'plum'],
  ['Engajar & Objetivar', 'amber'],
  ['Outro', 'grey'],
])('the pillar %s is %s', (pillar, tone) => {
  expect(pillarTone(pillar)).toBe(tone);
});
