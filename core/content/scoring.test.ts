import { describe, expect, it } from 'vitest';
import { connectionEntry, contributionEntry, leadershipEntry, voteEntry } from '#core/progress/points.ts';
import { scoringRules } from './scoring.ts';

describe('the scoring card', () => {
  it('shows the figures of the specification', () => {
    expect(scoringRules.map(({ points }) => points)).toEqual([
      '50-300 pontos',
      '100+ pontos',
      '25-100 pontos',
      '10 pontos cada',
      '5 pontos cada',
      'Bônus variável',
    ]);
  });

  it.each([
    ['contributions', contributionEntry(1, 0).points],
    ['collaboration', leadershipEntry({ id: 1, title: '' }).points],
    ['connections', connectionEntry(1, 2).points],
    ['votes', voteEntry(1, { type: 'story', id: 2 }).points],
  ])('%s agrees with what the ledger pays', (id, paid) => {
    const rule = scoringRules.find((one) => one.id === id);
    expect(Number.parseInt(rule?.points ?? '', 10)).toBe(paid);
  });
});
