import { type GameType, games } from '#core/content/games.ts';

/** What is known of a member at the moment of looking. */
export interface Situation {
  /** A game whose round waits on this device. */
  underWay: GameType | undefined;
  /** Where a team of three waits for nobody else. */
  team: string | undefined;
  /** People who asked to connect. */
  asks: number;
  /** A round of questions is open, and some of them are unanswered. */
  hasOpenRound: boolean;
  /** Votes and likes that the member has not seen yet, and where they were given. */
  votes: { count: number; path: string } | undefined;
  /** What was got wrong and is to be asked again today. */
  due: number;
  /** Every game that was begun. */
  games: readonly { type: string; completed: boolean }[];
  /** The number of the day. */
  day: number;
}

export type NextStep =
  | { kind: 'continue' | 'finish' | 'try'; game: GameType }
  | { kind: 'team' | 'votes'; path: string; count: number }
  | { kind: 'asks' | 'practice'; count: number }
  | { kind: 'round' | 'first' | 'vote' | 'idea' | 'gather' };

/** The least minutes that a game takes: the short ones are offered first. */
const minutesOf = ({ estimatedTime }: { estimatedTime: string }): number =>
  Number.parseInt(estimatedTime, 10);

const byLength: readonly GameType[] = games
  .toSorted((one, other) => minutesOf(one) - minutesOf(other))
  .map(({ type }) => type);

/** For whoever has done everything: something with others, another thing each day. */
const always = ['vote', 'idea', 'gather'] as const;

/**
 * The one best next thing for a member, and there always is one. What was begun comes first, then those who wait for
 * an answer, then what is new, then what can be learned.
 */
export function nextStep(now: Situation): NextStep {
  if (now.underWay) return { kind: 'continue', game: now.underWay };
  if (now.team !== undefined) return { kind: 'team', path: now.team, count: 1 };
  if (now.asks > 0) return { kind: 'asks', count: now.asks };
  if (now.hasOpenRound) return { kind: 'round' };
  if (now.votes) return { kind: 'votes', ...now.votes };
  if (now.due > 0) return { kind: 'practice', count: now.due };
  return nextGame(now.games) ?? { kind: always[now.day % always.length] ?? 'vote' };
}

function nextGame(begun: Situation['games']): NextStep | undefined {
  if (begun.length === 0) return { kind: 'first' };
  const unfinished = byLength.find((type) => begun.some((game) => game.type === type && !game.completed));
  if (unfinished) return { kind: 'finish', game: unfinished };
  const untried = byLength.find((type) => begun.every((game) => game.type !== type));
  return untried && { kind: 'try', game: untried };
}
