import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games } from '#core/content/games.ts';
import { type NextStep, nextStep, type Situation } from './next-step.ts';

const nothing: Situation = {
  underWay: undefined,
  team: undefined,
  asks: 0,
  hasOpenRound: false,
  votes: undefined,
  due: 0,
  games: [],
  day: 0,
};
const all = games.map(({ type }) => ({ type, completed: true }));
const everything: Situation = {
  underWay: 'mapa-produtivo',
  team: '/games/rede-saberes?desafio=1',
  asks: 2,
  hasOpenRound: true,
  votes: { count: 3, path: '/community' },
  due: 4,
  games: all,
  day: 0,
};

test.each<[string, Partial<Situation>, NextStep]>([
  ['somebody new: the first round', {}, { kind: 'first' }],
  ['a round on this device, whatever else', everything, { kind: 'continue', game: 'mapa-produtivo' }],
  [
    'then the team that waits',
    { ...everything, underWay: undefined },
    { kind: 'team', path: '/games/rede-saberes?desafio=1', count: 1 },
  ],
  ['then who asked', { ...everything, underWay: undefined, team: undefined }, { kind: 'asks', count: 2 }],
  ['the questions of the community', { hasOpenRound: true, due: 1 }, { kind: 'round' }],
  ['votes', { votes: { count: 3, path: '/x' }, due: 1 }, { kind: 'votes', count: 3, path: '/x' }],
  ['what is to be practised', { due: 4 }, { kind: 'practice', count: 4 }],
  [
    'a game that was begun before a new one',
    {
      games: [
        { type: 'rede-saberes', completed: false },
        { type: 'flip-produtividade', completed: true },
      ],
    },
    { kind: 'finish', game: 'rede-saberes' },
  ],
  [
    'the shortest game never tried',
    { games: all.filter(({ type }) => type !== 'flip-produtividade' && type !== 'mapa-produtivo') },
    { kind: 'try', game: 'flip-produtividade' },
  ],
  ['all done: something with others', { games: all }, { kind: 'vote' }],
  ['and another thing the next day', { games: all, day: 1 }, { kind: 'idea' }],
])('%s', (_, situation, step) => {
  expect(nextStep({ ...nothing, ...situation })).toEqual(step);
});

test('there is always a next step', () => {
  const types = fc.constantFrom(...games.map(({ type }) => type));
  const situation = fc.record({
    underWay: fc.option(types, { nil: undefined }),
    team: fc.option(fc.constant('/x'), { nil: undefined }),
    asks: fc.nat(3),
    hasOpenRound: fc.boolean(),
    votes: fc.option(fc.constant({ count: 1, path: '/x' }), { nil: undefined }),
    due: fc.nat(3),
    games: fc.array(fc.record({ type: types, completed: fc.boolean() })),
    day: fc.nat(),
  });
  fc.assert(fc.property(situation, (now) => typeof nextStep(now).kind === 'string'));
});
