import { games } from '#core/content/games.ts';
import { featOf, gamesCompleted, type MemberFacts } from './member-facts.ts';
import { counted, formatNumber, lacking } from './wording.ts';

/** How a badge is drawn: what is on it, and which colours of the design system it takes. */
export interface Emblem {
  motif:
    | 'map'
    | 'links'
    | 'lamp'
    | 'hands'
    | 'compass'
    | 'scales'
    | 'chain'
    | 'cards'
    | 'megaphone'
    | 'book'
    | 'trail'
    | 'sprout';
  palette: 'leaf' | 'sky' | 'sun' | 'earth' | 'plum';
}

interface BadgeRule {
  id: string;
  name: string;
  how: string;
  emblem: Emblem;
  need: number;
  have: (facts: MemberFacts) => number;
  missing: (left: number, facts: MemberFacts) => string;
}

/** The games of Trilha Completa. The promise of a badge stays as it was made: a ninth game does not enter here. */
const trail = games.filter(({ id }) => id <= 8).map(({ type }) => type);

/** The feat of leading a team to its end with somebody whom others of the community know too. */
export const neighbourTeams = 'neighbourTeams';

const completedOf = (types: readonly string[], facts: MemberFacts): number =>
  gamesCompleted(facts.games.filter((game) => types.includes(game.type)));

/**
 * What others gave makes a badge once it counts: accounts that somebody makes in a minute make none. Whoever has more than
 * counts is told of whom it takes.
 */
const fromPlayers = (all: number, counting: number): string => (all > counting ? ' de quem já joga' : '');

/** Every badge in the order in which it is shown; each is earned once `have` reaches `need`. */
export const badges = [
  {
    id: 'conhecedor-da-rota',
    name: 'Conhecedor da Rota',
    how: 'Conclua o Mapa Produtivo.',
    emblem: { motif: 'map', palette: 'leaf' },
    need: 1,
    have: (facts) => completedOf(['mapa-produtivo'], facts),
    missing: () => 'Falta concluir o Mapa Produtivo.',
  },
  {
    id: 'conectador',
    name: 'Conectador',
    how: 'Conecte-se com 5 pessoas diferentes. É um selo; ser Conector é um jeito de liderar.',
    emblem: { motif: 'links', palette: 'sky' },
    need: 5,
    have: (facts) => facts.counted.connections,
    missing: (left, facts) =>
      `${lacking(left, 'conexão', 'conexões')}${fromPlayers(facts.connections, facts.counted.connections)}.`,
  },
  {
    id: 'inovador',
    name: 'Inovador',
    how: 'Compartilhe 3 ideias na Voz da Rota.',
    emblem: { motif: 'lamp', palette: 'sun' },
    need: 3,
    have: (facts) => facts.ideas,
    missing: (left) => `${lacking(left, 'ideia', 'ideias')} na Voz da Rota.`,
  },
  {
    id: 'mentor',
    name: 'Mentor',
    how: 'Lidere 3 equipes até o fim do desafio.',
    emblem: { motif: 'hands', palette: 'plum' },
    need: 3,
    // The last step waits for a teammate who plays and whom others know: teams of one's own accounts make no mentor.
    have: (facts) =>
      facts.counted.connections > 0 && featOf(facts, neighbourTeams) > 0
        ? facts.teamsLed
        : Math.min(facts.teamsLed, 2),
    missing: (left, { teamsLed, counted: { connections } }) => {
      if (teamsLed < 3)
        return `${lacking(left, 'equipe liderada', 'equipes lideradas')} até o fim do desafio.`;
      return connections > 0
        ? 'Falta liderar uma equipe com alguém que mais gente da comunidade conhece.'
        : 'Falta alguém que fez equipe com você voltar à Rota em outro dia.';
    },
  },
  {
    id: 'decisao-certeira',
    name: 'Decisão Certeira',
    how: 'Acerte as 3 decisões da Jornada do Empreendedor na mesma partida.',
    emblem: { motif: 'compass', palette: 'earth' },
    need: 1,
    have: (facts) => featOf(facts, 'jornadaFlawless'),
    missing: () => 'Falta acertar as 3 decisões da Jornada do Empreendedor na mesma partida.',
  },
  {
    id: 'bom-negociador',
    name: 'Bom Negociador',
    how: 'Faça 70 pontos ou mais em 3 desafios do negócio diferentes.',
    emblem: { motif: 'scales', palette: 'plum' },
    need: 3,
    have: (facts) => featOf(facts, 'challengesWon'),
    missing: (left) => `${lacking(left, 'desafio', 'desafios')} do negócio com 70 pontos ou mais.`,
  },
  {
    id: 'elo-forte',
    name: 'Elo Forte',
    how: 'Monte 3 cadeias de valor sem errar.',
    emblem: { motif: 'chain', palette: 'earth' },
    need: 3,
    have: (facts) => featOf(facts, 'flawlessChains'),
    missing: (left) => `${lacking(left, 'cadeia montada', 'cadeias montadas')} sem errar.`,
  },
  {
    id: 'boa-memoria',
    name: 'Boa Memória',
    how: 'Faça 600 pontos ou mais numa partida do Flip de Produtividade.',
    emblem: { motif: 'cards', palette: 'sky' },
    need: 600,
    have: (facts) => featOf(facts, 'bestFlipScore'),
    missing: (left, facts) =>
      left === 600
        ? 'Falta fazer 600 pontos numa partida do Flip.'
        : `${lacking(left, 'ponto', 'pontos')} no Flip: sua melhor partida tem ${formatNumber(featOf(facts, 'bestFlipScore'))}.`,
  },
  {
    id: 'voz-ouvida',
    name: 'Voz Ouvida',
    how: 'Receba mais de 10 votos na mesma ideia.',
    emblem: { motif: 'megaphone', palette: 'sun' },
    need: 11,
    have: (facts) => Math.min(facts.maxVotesOnOneIdea, facts.counted.ideaVotes),
    missing: (left, facts) =>
      facts.maxVotesOnOneIdea === 0
        ? `Falta uma ideia sua receber ${counted(left, 'voto', 'votos')}.`
        : `${lacking(left, 'voto', 'votos')}${fromPlayers(facts.maxVotesOnOneIdea, facts.counted.ideaVotes)} na sua ideia mais votada.`,
  },
  {
    id: 'contador-de-historias',
    name: 'Contador de Histórias',
    how: 'Salve uma história em Minha História.',
    emblem: { motif: 'book', palette: 'plum' },
    need: 1,
    have: (facts) => facts.stories,
    missing: () => 'Falta salvar uma história em Minha História.',
  },
  {
    id: 'trilha-completa',
    name: 'Trilha Completa',
    how: `Conclua os ${trail.length} jogos.`,
    emblem: { motif: 'trail', palette: 'leaf' },
    need: trail.length,
    have: (facts) => completedOf(trail, facts),
    missing: (left) => `${lacking(left, 'jogo', 'jogos')} para completar a trilha.`,
  },
  {
    id: 'primeira-semente',
    name: 'Primeira Semente',
    how: 'Leve os três primeiros produtos ao Mapa Produtivo.',
    emblem: { motif: 'sprout', palette: 'earth' },
    need: 1,
    // Whoever took twenty products home has taken three.
    have: (facts) => Math.max(featOf(facts, 'firstSteps'), completedOf(['mapa-produtivo'], facts)),
    missing: () => 'Falta levar três produtos ao Mapa Produtivo.',
  },
] as const satisfies readonly BadgeRule[];

export type Badge = (typeof badges)[number];
export type BadgeId = Badge['id'];

export interface BadgeProgress {
  badge: Badge;
  /** At most `need`. */
  have: number;
  need: number;
  /** What is still to be done, or null once it is earned. */
  missing: string | null;
}

/** How far the member is with every badge, in the order of `badges`. */
export const badgeProgress = (facts: MemberFacts): BadgeProgress[] =>
  badges.map((badge: Badge & BadgeRule) => {
    const have = Math.min(badge.have(facts), badge.need);
    const left = badge.need - have;
    return { badge, have, need: badge.need, missing: left > 0 ? badge.missing(left, facts) : null };
  });

/** The badges the facts entitle to, in the order of `badges`. */
export const earnedBadges = (facts: MemberFacts): Badge[] =>
  badges.filter(({ have, need }: BadgeRule) => have(facts) >= need);

/** The badge that is nearest among those not yet earned; among equals the first shown. */
export const nextBadge = (all: readonly BadgeProgress[]): BadgeProgress | null =>
  all
    .filter((progress) => progress.missing !== null)
    .reduce<BadgeProgress | null>(
      (best, progress) =>
        best === null || progress.have / progress.need > best.have / best.need ? progress : best,
      null,
    );
