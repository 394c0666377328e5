/** One game a member has played; a server keeps one such row per member and game. */
export interface GameFacts {
  /** The game's slug. */
  type: string;
  completed: boolean;
  /** Best score / maximum x 100, over all runs. */
  bestPercent: number;
  /** The same over runs scored from their evidence only; 0 when there is none. */
  verifiedPercent: number;
}

/** What is known of a member: all that badges and leader types are decided from. */
export interface MemberFacts {
  /** Entries in the ledger. */
  activities: number;
  /** Distinct people. */
  connections: number;
  /** Team challenges completed, as leader or member. */
  teamsCompleted: number;
  /** Team challenges led to completion. */
  teamsLed: number;
  /** Submissions of Voz da Rota. */
  ideas: number;
  ideaVotes: number;
  maxVotesOnOneIdea: number;
  stories: number;
  storyVotes: number;
  /** On how many days the member did something. */
  activeDays: number;
  /** Of the connections and votes, those that established members gave: what leader types are decided from. */
  counted: { connections: number; ideaVotes: number; storyVotes: number };
  games: readonly GameFacts[];
  /** The feats of the games by name, from runs that their evidence proves: a score merely claimed never shows here. */
  verified: Readonly<Record<string, number>>;
}

/** What a member was given that says nothing of them: by people known through them alone, and by strangers beyond what those count. */
export interface OwnGifts {
  connections: number;
  votes: number;
  /** Challenges ended with nobody but such people. */
  teams: number;
}

/** The facts without such gifts: nobody vouches for oneself, and those people may be accounts of one's own. */
export function withoutOwn(facts: MemberFacts, { connections, votes, teams }: OwnGifts): MemberFacts {
  const { counted } = facts;
  const left = Math.max(0, counted.ideaVotes - votes);
  return {
    ...facts,
    teamsCompleted: Math.max(0, facts.teamsCompleted - teams),
    counted: {
      connections: Math.max(0, counted.connections - connections),
      ideaVotes: left,
      storyVotes: Math.max(0, counted.storyVotes - (votes - (counted.ideaVotes - left))),
    },
  };
}

/** The facts of someone who has just arrived. */
export const newMember: MemberFacts = {
  activities: 0,
  connections: 0,
  teamsCompleted: 0,
  teamsLed: 0,
  ideas: 0,
  ideaVotes: 0,
  maxVotesOnOneIdea: 0,
  stories: 0,
  storyVotes: 0,
  activeDays: 0,
  counted: { connections: 0, ideaVotes: 0, storyVotes: 0 },
  games: [],
  verified: {},
};

/** How often a feat was done, or the best there was of it; 0 before the first. */
export const featOf = ({ verified }: MemberFacts, name: string): number => verified[name] ?? 0;

/** How many distinct games the member has completed. */
export const gamesCompleted = (games: readonly GameFacts[]): number =>
  new Set(games.filter((game) => game.completed).map((game) => game.type)).size;

/** The mean of the best percentages over the games the member has played, not only begun; 0 before the first. */
export const averageGameScore = (games: readonly GameFacts[]): number => {
  const played = games.filter(({ completed, bestPercent }) => completed || bestPercent > 0);
  return played.reduce((sum, game) => sum + game.bestPercent, 0) / Math.max(1, played.length);
};
