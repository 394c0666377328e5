import { describe, expect, it } from 'vitest';
import { averageGameScore, type GameFacts, gamesCompleted, newMember } from './member-facts.ts';

const game = (type: string, bestPercent: number, completed = true): GameFacts => ({
  type,
  completed,
  bestPercent,
  verifiedPercent: 0,
});

it('who has just arrived has nothing of anything', () => {
  const { counted, games, verified, ...numbers } = newMember;
  expect(new Set([...Object.values(numbers), ...Object.values(counted)])).toEqual(new Set([0]));
  expect([games, verified]).toEqual([[], {}]);
});

describe('the games of a member', () => {
  it.each<[string, GameFacts[], number, number]>([
    ['none', [], 0, 0],
    ['one', [game('mapa-produtivo', 80)], 1, 80],
    ['one of two completed', [game('mapa-produtivo', 80), game('flip-produtividade', 40, false)], 1, 60],
    ['one that was only begun', [game('mapa-produtivo', 80), game('voz-rota', 0, false)], 1, 80],
    ['three', [game('a', 100), game('b', 50), game('c', 0)], 3, 50],
  ])('%s', (_, games, completed, average) => {
    expect(gamesCompleted(games)).toBe(completed);
    expect(averageGameScore(games)).toBe(average);
  });
});
