import type { octalysisFactors } from '#core/progress/octalysis.ts';

/** The scoring card of the games page: the ranges are the specification's, the sentences say what is behind them. */
export const scoringRules = [
  {
    id: 'games',
    title: 'Completar jogos',
    points: '50-300 pontos',
    text: 'Cada jogo mostra a recompensa dele.',
  },
  {
    id: 'collaboration',
    title: 'Colaboração',
    points: '100+ pontos',
    text: 'Resolva um desafio em equipe na Rede de Saberes.',
  },
  {
    id: 'contributions',
    title: 'Contribuições',
    points: '25-100 pontos',
    text: 'Compartilhe ideias e histórias.',
  },
  { id: 'connections', title: 'Conexões', points: '10 pontos cada', text: 'Cada pessoa nova na sua rede.' },
  {
    id: 'votes',
    title: 'Votos recebidos',
    points: '5 pontos cada',
    text: 'Cada voto nas suas ideias e histórias.',
  },
  {
    id: 'leadership',
    title: 'Liderança',
    points: 'Bônus variável',
    text: 'Leve suas equipes até o fim do desafio.',
  },
] as const;

type Hat = (typeof octalysisFactors)[number]['hat'];

/** The Octalysis card of the games page; the eight factors are in core/progress/octalysis.ts. */
export const octalysisExplanation = {
  title: 'O que move você?',
  intro:
    'A Octalysis mostra oito motivos que levam uma pessoa a agir. Cada jogo mexe com um deles. Nenhum é melhor que o outro.',
  hats: {
    white: { title: 'No alto: o que dá sentido', text: 'Motivos que animam e fazem bem por muito tempo.' },
    balanced: { title: 'No meio: o que aproxima', text: 'Cuidar do que é seu e estar com os outros.' },
    black: { title: 'Embaixo: o que dá pressa', text: 'Motivos que fazem agir logo. Bons em pequena dose.' },
  } satisfies Record<Hat, { title: string; text: string }>,
} as const;
