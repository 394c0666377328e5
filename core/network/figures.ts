import type { NetworkFigures } from '#core/content/samples.ts';
import { formatNumber, nounOf } from '#core/progress/wording.ts';

/** What those in the middle are called: the specified card has a word of its own. */
const centralWords = {
  card: { one: 'Nó central', many: 'Nós centrais' },
  plain: { one: 'Pessoa central', many: 'Pessoas centrais' },
};

/** The figures of Análise de Rede, each with its name and what that means, in the order in which they are shown. */
export const networkFigures = (
  figures: NetworkFigures,
  central: keyof typeof centralWords,
): { label: string; plain: string; text: string }[] => [
  {
    label: nounOf(figures.centralNodes, centralWords[central].one, centralWords[central].many),
    plain: 'Quem tem mais influência na rede.',
    text: formatNumber(figures.centralNodes),
  },
  {
    label: nounOf(figures.activeConnections, 'Conexão ativa', 'Conexões ativas'),
    plain: 'Pares de pessoas que se conectaram.',
    text: formatNumber(figures.activeConnections),
  },
  {
    label: 'Taxa de colaboração',
    plain: 'De cada 100 pessoas, quantas têm alguém na rede.',
    text: `${formatNumber(figures.collaborationRate)}%`,
  },
  {
    label: nounOf(figures.emergingInfluencers, 'Influenciador emergente', 'Influenciadores emergentes'),
    plain: 'Quem mais cresceu nos últimos 30 dias.',
    text: formatNumber(figures.emergingInfluencers),
  },
];
