/** What the motivation profile is computed from, as the specification names it. */
export interface OctalysisStats {
  influenceScore: number;
  gamesCompleted: number;
  connectionsCount: number;
  activitiesCount: number;
  submissionsCount: number;
  averageGameScore: number;
}

interface Factor {
  factor: string;
  fullName: string;
  /** What somebody likes who is moved by it, in everyday words. */
  plain: string;
  description: string;
  /** White hat: what gives meaning; black hat: what presses; balanced: in between. */
  hat: 'white' | 'balanced' | 'black';
  /** The score before it is held to 0-100; `drawn` is the value drawn for Imprevisibilidade. */
  score: (stats: OctalysisStats, drawn: number) => number;
}

/** The range of the value drawn for Imprevisibilidade. */
const unpredictability = { min: 20, max: 100 } as const;

/** The influence score that fills Significado Épico. */
const epicScore = 5000;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The eight factors in the order of the octagon. */
export const octalysisFactors = [
  {
    factor: 'Significado Épico',
    fullName: 'Significado Épico e Chamado',
    plain: 'fazer parte de algo maior',
    description: 'Você gosta de fazer parte de algo maior e de trabalhar pelo bem de todos.',
    hat: 'white',
    score: ({ influenceScore }) => (influenceScore / epicScore) * 100,
  },
  {
    factor: 'Desenvolvimento',
    fullName: 'Desenvolvimento e Realização',
    plain: 'aprender e vencer desafios',
    description: 'Você gosta de progredir, aprender e vencer desafios.',
    hat: 'white',
    score: ({ gamesCompleted }) => gamesCompleted * 15,
  },
  {
    factor: 'Criatividade',
    fullName: 'Criatividade e Retorno',
    plain: 'criar e experimentar',
    description: 'Você gosta de criar, experimentar e ouvir o que os outros acham.',
    hat: 'white',
    score: ({ submissionsCount }) => submissionsCount * 25,
  },
  {
    factor: 'Propriedade',
    fullName: 'Propriedade e Posse',
    plain: 'cuidar do que é seu',
    description: 'Você gosta de cuidar do que é seu e de ver o resultado melhorar.',
    hat: 'balanced',
    score: ({ averageGameScore }) => averageGameScore,
  },
  {
    factor: 'Influência Social',
    fullName: 'Influência Social e Pertencimento',
    plain: 'estar com os outros e ajudar',
    description: 'Você gosta de pertencer ao grupo, ajudar e inspirar outras pessoas.',
    hat: 'balanced',
    score: ({ connectionsCount }) => connectionsCount * 10,
  },
  {
    factor: 'Escassez',
    fullName: 'Escassez e Impaciência',
    plain: 'aproveitar o que é raro',
    description: 'Você se anima com o que é raro: pouco tempo, poucas jogadas, uma chance só.',
    hat: 'black',
    score: ({ activitiesCount }) => activitiesCount * 5,
  },
  {
    factor: 'Imprevisibilidade',
    fullName: 'Imprevisibilidade e Curiosidade',
    plain: 'descobrir o que vem depois',
    description: 'Você tem curiosidade e gosta de descobrir o que vem depois.',
    hat: 'black',
    score: (_, drawn) => clamp(drawn, unpredictability.min, unpredictability.max),
  },
  {
    factor: 'Perda/Evitação',
    fullName: 'Perda e Evitação',
    plain: 'guardar o que já conquistou',
    description: 'Você pensa antes de agir para não perder o que já conquistou.',
    hat: 'black',
    score: ({ gamesCompleted }) => (gamesCompleted > 0 ? 80 : 20),
  },
] as const satisfies readonly Factor[];

export interface OctalysisPoint {
  factor: string;
  /** An integer, 0-100. */
  score: number;
  fullName: string;
  description: string;
}

/** The value of Imprevisibilidade for a chance in [0, 1). */
export const drawUnpredictability = (chance: number): number =>
  unpredictability.min + Math.floor(chance * (unpredictability.max - unpredictability.min + 1));

/** The motivation profile; the caller draws Imprevisibilidade once for as long as it is looked at. */
export const octalysisChart = (stats: OctalysisStats, drawn: number): OctalysisPoint[] =>
  octalysisFactors.map(({ factor, fullName, description, score }) => ({
    factor,
    score: Math.round(clamp(score(stats, drawn), 0, 100)),
    fullName,
    description,
  }));

/** The strongest factors, strongest first; equal scores keep the order of the octagon. */
export const topFactors = (points: readonly OctalysisPoint[], count = 4): OctalysisPoint[] =>
  [...points].sort((a, b) => b.score - a.score).slice(0, count);

/** What somebody likes whom a factor moves, in everyday words; nothing for what is no factor. */
export const plainFactor = (name: string): string | undefined =>
  octalysisFactors.find(({ factor }) => factor === name)?.plain;
