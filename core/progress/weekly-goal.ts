/** What the goal of a week can be made of: games finished, people who vote, people who write, newcomers helped. */
export const goalKinds = ['games', 'voters', 'writers', 'helped'] as const;
export type GoalKind = (typeof goalKinds)[number];

/** For so many days after coming somebody is new. */
export const newcomerDays = 14;

/** Results of so many weeks before decide how far the next goal goes. */
export const weeksLookedBack = 4;

/** A few people cannot be asked to be many: they play. */
const minMembers = 5;
const minNewcomers = 3;

/** What a community is like when a week begins. */
export interface GoalBasis {
  week: number;
  /** Members who did something in the last 30 days. */
  activeMembers: number;
  /** Members who came in the last days. */
  newcomers: number;
  /** How far each kind came in the weeks before, whether it was the goal or not. */
  past: Readonly<Record<GoalKind, readonly number[]>>;
}

export interface Goal {
  kind: GoalKind;
  target: number;
}

/** The first goal of a kind: so much for each of those it can come from. */
const shares: Record<GoalKind, number> = { games: 0.5, voters: 0.4, writers: 0.25, helped: 0.5 };
const minTargets: Record<GoalKind, number> = { games: 3, voters: 3, writers: 2, helped: 2 };

/** A little more than usual, so that it is within reach and still asks for somebody new. */
const growth = 1.1;

/** The goal of a week: kinds take turns, and the size follows the community and what it did lately. */
export function chooseGoal({ week, activeMembers, newcomers, past }: GoalBasis): Goal {
  const kind = kindOf(week, activeMembers, newcomers);
  const people = kind === 'helped' ? newcomers : activeMembers;
  const done = past[kind].filter((result) => result > 0);
  const usual = done.reduce((sum, result) => sum + result, 0) / Math.max(1, done.length);
  const wanted = done.length > 0 ? usual * growth : people * shares[kind];
  // More people than there are cannot take part; of games there are always more.
  const reachable = kind === 'games' ? wanted : Math.min(wanted, people);
  return { kind, target: Math.max(minTargets[kind], roundDown(reachable)) };
}

function kindOf(week: number, activeMembers: number, newcomers: number): GoalKind {
  if (activeMembers < minMembers) return 'games';
  const kind = goalKinds[week % goalKinds.length] ?? 'games';
  return kind === 'helped' && newcomers < minNewcomers ? 'games' : kind;
}

/** A number that is easily said: by fives from ten on, by tens from fifty on. */
function roundDown(amount: number): number {
  const step = amount < 10 ? 1 : amount < 50 ? 5 : 10;
  return Math.floor(amount / step) * step;
}

/** How far a goal has come, of a hundred; what goes beyond it stays at a hundred. */
export const grownPercent = ({ target, count }: { target: number; count: number }): number =>
  Math.min(100, Math.floor((100 * count) / target));
