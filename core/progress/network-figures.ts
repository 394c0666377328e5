import type { NetworkFigures } from '#core/content/samples.ts';
import { formatNumber, nounOf } from './wording.ts';

/** The figures of Análise de Rede, each with the words below it, in the order in which they are shown. */
export const networkFigures = (figures: NetworkFigures): { label: string; text: string }[] => [
  {
    label: nounOf(figures.centralNodes, 'Pessoa central', 'Pessoas centrais'),
    text: formatNumber(figures.centralNodes),
  },
  {
    label: nounOf(figures.activeConnections, 'Conexão ativa', 'Conexões ativas'),
    text: formatNumber(figures.activeConnections),
  },
  { label: 'Taxa de colaboração', text: `${formatNumber(figures.collaborationRate)}%` },
  {
    label: nounOf(figures.emergingInfluencers, 'Influenciador emergente', 'Influenciadores emergentes'),
    text: formatNumber(figures.emergingInfluencers),
  },
];
