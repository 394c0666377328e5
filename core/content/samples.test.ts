import { describe, expect, it } from 'vitest';
import { networkFigures } from '#core/network/figures.ts';
import { badges } from '#core/progress/badges.ts';
import { sampleTrend } from '#core/progress/trend.ts';
import { sampleBadges, sampleCommunity, sampleInsights, sampleNetwork, samplePartners } from './samples.ts';

describe('the samples are those of the specification', () => {
  it('trend', () => expect(sampleTrend.label).toBe('+12% esta semana'));

  it('Procurando Parceiros', () => {
    expect(samplePartners.map(({ part }) => part)).toEqual(['1/3', '2/3', '3/3']);
    for (const { timeAgo } of samplePartners) expect(timeAgo).toMatch(/^há \d+ (hora|dia)s?$/);
  });

  it('Seus Selos', () => {
    const shown = sampleBadges.map(({ badge, unlocked }) => [
      badges.find(({ id }) => id === badge)?.name,
      unlocked,
    ]);
    expect(shown).toEqual([
      ['Conhecedor da Rota', true],
      ['Conectador', true],
      ['Inovador', true],
      ['Mentor', false],
    ]);
  });

  it('Análise de Rede', () =>
    expect(networkFigures(sampleNetwork, 'card').map(({ text }) => text)).toEqual(['12', '284', '78%', '8']));

  it('Insights Principais', () => expect(sampleInsights).toHaveLength(3));

  it('Community', () => {
    expect(sampleCommunity).toMatchObject({
      posts: 142,
      participation: 89,
      activeUsers: 67,
      topContributor: { contributions: 15 },
    });
  });
});
