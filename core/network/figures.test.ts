import { expect, it } from 'vitest';
import { sampleNetwork } from '#core/content/samples.ts';
import { networkFigures } from './figures.ts';

const labelsOf = (count: number, central: 'card' | 'plain' = 'plain'): string[] =>
  networkFigures(
    {
      centralNodes: count,
      activeConnections: count,
      collaborationRate: count,
      emergingInfluencers: count,
    },
    central,
  ).map(({ label, text }) => `${text} ${label}`);

it('says one of a thing in the singular', () =>
  expect(labelsOf(1)).toEqual([
    '1 Pessoa central',
    '1 Conexão ativa',
    '1% Taxa de colaboração',
    '1 Influenciador emergente',
  ]));

it('tells what each one means', () => {
  for (const { plain } of networkFigures(sampleNetwork, 'card')) expect(plain).toMatch(/^\p{Lu}.*\.$/u);
});

it('says none and many in the plural', () =>
  expect([labelsOf(0), labelsOf(2)].map(([first]) => first)).toEqual([
    '0 Pessoas centrais',
    '2 Pessoas centrais',
  ]));

it('keeps the specified word on the card', () =>
  expect([labelsOf(1, 'card')[0], labelsOf(12, 'card')[0]]).toEqual(['1 Nó central', '12 Nós centrais']));
