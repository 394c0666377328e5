import type { GameType } from '#core/content/games.ts';
import { dueOn, type Practised } from '#core/practice/ladder.ts';
import { dayNumber } from './day.ts';
import type { Situation } from './next-step.ts';

interface SeenNotice {
  id: number;
  kind: string;
  isRead: boolean;
  path: string;
  count: number;
}

/** What the reads of a member say, and what the device keeps. */
interface Known<Notice> {
  now: number;
  underWay: GameType | undefined;
  notices: readonly Notice[];
  /** The last notice whose step was taken. */
  lastTaken: number;
  connections: readonly { state: string }[];
  current: { round: { questions: readonly unknown[] } | null; answers: readonly unknown[] } | undefined;
  practised: readonly Practised[];
  games: Situation['games'];
}

/** Where a member stands at the moment of looking, with the notices behind a step, which are not to be told twice. */
export function situationOf<Notice extends SeenNotice>(known: Known<Notice>) {
  const { now, underWay, current, games } = known;
  const untaken = known.notices.filter(({ id }) => id > known.lastTaken);
  // A team goes on waiting when its notice has been read; votes are news only once.
  const team = untaken.find(({ kind }) => kind === 'team_waits');
  const votes = untaken.find(({ kind, isRead }) => !isRead && (kind === 'votes' || kind === 'likes'));
  const situation: Situation = {
    underWay,
    team: team?.path,
    asks: known.connections.filter(({ state }) => state === 'asks_you').length,
    hasOpenRound: current?.round ? current.answers.length < current.round.questions.length : false,
    votes,
    due: dueOn(now, known.practised).length,
    games,
    day: dayNumber(now),
  };
  return { situation, notices: { team, votes } };
}
