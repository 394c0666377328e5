import type { NetworkFigures } from '#core/content/samples.ts';
import { formatNumber, nounOf } from './wording.ts';

/** What those in the middle are called: the specified card has a word of its own. */
const centralWords = {
  card: { one: 'Nó central', many: 'Nós centrais' },
  plain: { one: 'Pessoa central', many: 'Pessoas centrais' },
};

/** The figures of Análise de Rede, each with the words below it, in the order in which they are shown. */
export const networkFigures = (
  figures: NetworkFigures,
  central: keyof typeof centralWords,
): { label: string; text: string }[] => [
  {
    label: nounOf(figures.centralNodes, centralWords[central].one, centralWords[central].many),
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
