import type { Answer } from '#core/contract/index.ts';
import { weekNumber, weekStart } from '#core/progress/day.ts';
import { chooseGoal, type GoalBasis, goalKinds, weeksLookedBack } from '#core/progress/weekly-goal.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { orAgain } from '#server/db/transaction.ts';
import { type Member, type Request, type Route, withNetwork, write } from '#server/http/route.ts';
import { countActive } from '#server/ledger/mark-active.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { countsForAll, readWeek, readWeeks } from '#server/ledger/weekly-acts.ts';
import { countNewcomers, findGoals, insertGoal } from './queries.ts';
import { tellWeeks } from './tell-weeks.ts';

type WeekAnswer = Answer<'weeklyGoal'>;

/** The goal of this week and how the last one ended; nothing where the week has still to be opened or the last told. */
async function findWeek(
  db: Db,
  { member, now, services }: Pick<Request<'weeklyGoal'>, 'member' | 'now' | 'services'>,
): Promise<WeekAnswer | undefined> {
  const week = weekNumber(now);
  const [goal, last] = await findGoals(db, member, week - 1);
  if (goal?.week !== week || last?.reached === null) return undefined;
  const standing = await findStanding(db, member.id);
  return {
    kind: goal.kind,
    target: goal.target,
    count: await readWeek(db, member, goal.kind, week),
    endsAt: new Date(weekStart(week + 1)).toISOString(),
    last: last ? { kind: last.kind, target: last.target, reached: last.reached } : null,
    sharedWeeks: standing.shared_weeks,
    hasShared: standing.shared_week === week,
    isCounted: await countsForAll(db, await services.network.of(member), standing),
  };
}

/** What a goal is chosen by; its cost does not grow with the members. */
async function readBasis(db: Db, member: Member, week: number, now: number): Promise<GoalBasis> {
  const span = { from: week - weeksLookedBack, to: week - 1 };
  const past: GoalBasis['past'] = { games: [], voters: [], writers: [], helped: [] };
  const read = goalKinds.map(async (kind) => [kind, await readWeeks(db, member, kind, span)] as const);
  return {
    week,
    activeMembers: await countActive(db, member, now),
    newcomers: await countNewcomers(db, member, now),
    past: { ...past, ...Object.fromEntries(await Promise.all(read)) },
  };
}

/** Opens the week for whoever asks first, and tells how the last one ended. */
async function openWeek(tx: Tx, request: Request<'weeklyGoal'>): Promise<WeekAnswer> {
  const { member, now, announce } = request;
  const week = weekNumber(now);
  await insertGoal(tx, member, week, chooseGoal(await readBasis(tx, member, week, now)));
  await tellWeeks(tx, member, { week, now, announce });
  return orAgain(await findWeek(tx, request));
}

const opening = withNetwork(write('weeklyGoal', openWeek));

/** Reads the goal of the week; only the first who asks in a week writes. */
export const weeklyGoalRoute: Route = {
  name: 'weeklyGoal',
  async run(db, request) {
    return (await findWeek(db, request as Request<'weeklyGoal'>)) ?? opening.run(db, request);
  },
};
