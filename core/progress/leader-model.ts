import { featOf, type GameFacts, gamesCompleted, type MemberFacts } from './member-facts.ts';

/** What is measured of a member; every leader type is a weighted sum of two of these. Of what others gave, only what counts. */
export interface LeaderSignals {
  connections: number;
  /** Team challenges; 0 until somebody of a team counts as a connection. */
  teams: number;
  /** Votes per idea; 0 until there are enough ideas to speak of a mean. */
  votesPerIdea: number;
  /** Mean of the decision games, 0-100, from proven runs only; a game not played counts as 0. */
  decisionAverage: number;
  votes: number;
  posts: number;
  games: number;
  challenges: number;
}

export type SignalName = keyof LeaderSignals;

interface Weighed {
  signal: SignalName;
  weight: number;
  /** Under this value the signal is no strength, and adds nothing. */
  min: number;
  /** The value from which a member visibly leads in this way; it guides, the percentile decides. */
  aim: number;
}

interface LeaderType {
  name: string;
  signals: readonly Weighed[];
}

/** The four types in the order in which they are shown; equals go to the first. */
export const leaderTypeIds = ['conector', 'estrategista', 'porta-voz', 'pioneiro'] as const;

export type LeaderTypeId = (typeof leaderTypeIds)[number];

/** Ideas a member needs before votes per idea are counted. */
export const ideasForMean = 3;

/** The games whose mean speaks for a strategist. */
const decisionGames: readonly string[] = ['jornada-empreendedor', 'cadeia-valor', 'desafio-negocio'];

/** Shown for a member whose way of leading is not clear yet. */
export const inFormation = 'Em formação';

/** How leaders are identified. A change of a signal, weight or bound is a new version: all members are counted anew. */
export const leaderModel = {
  version: 3,
  /** How many kinds of activity, and days, a member needs before being given a type. */
  minKinds: 3,
  minDays: 2,
  types: {
    conector: {
      name: 'Líder Comunitário/Conector',
      signals: [
        { signal: 'connections', weight: 1, min: 1, aim: 5 },
        { signal: 'teams', weight: 2, min: 1, aim: 2 },
      ],
    },
    estrategista: {
      name: 'Formador de Opinião/Estrategista',
      signals: [
        { signal: 'votesPerIdea', weight: 10, min: 1, aim: 2 },
        { signal: 'decisionAverage', weight: 1, min: 50, aim: 70 },
      ],
    },
    'porta-voz': {
      name: 'Influenciador Digital/Porta-voz',
      signals: [
        { signal: 'votes', weight: 1, min: 1, aim: 10 },
        { signal: 'posts', weight: 1, min: 1, aim: 3 },
      ],
    },
    pioneiro: {
      name: 'Pioneiro/Empreendedor',
      signals: [
        { signal: 'games', weight: 1, min: 1, aim: 4 },
        { signal: 'challenges', weight: 1, min: 1, aim: 1 },
      ],
    },
  },
} as const satisfies {
  version: number;
  minKinds: number;
  minDays: number;
  types: Record<LeaderTypeId, LeaderType>;
};

/** What a signal adds to the score of a type. */
export const worthOf = (signals: LeaderSignals, { signal, weight, min }: Weighed): number =>
  signals[signal] < min ? 0 : signals[signal] * weight;

const decisionAverage = (games: readonly GameFacts[]): number =>
  games
    .filter((game) => decisionGames.includes(game.type))
    .reduce((sum, game) => sum + game.verifiedPercent, 0) / decisionGames.length;

/** The signals of a member, rounded as they are shown: what explains a score is what it was made of. */
export const leaderSignals = (facts: MemberFacts): LeaderSignals => ({
  connections: facts.counted.connections,
  teams: facts.counted.connections > 0 ? facts.teamsCompleted : 0,
  votesPerIdea:
    facts.ideas < ideasForMean ? 0 : Math.round((facts.counted.ideaVotes / facts.ideas) * 10) / 10,
  decisionAverage: Math.round(decisionAverage(facts.games)),
  votes: facts.counted.ideaVotes + facts.counted.storyVotes,
  posts: facts.ideas + facts.stories,
  games: gamesCompleted(facts.games),
  challenges: featOf(facts, 'challengesWon'),
});
