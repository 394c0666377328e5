import type { Db, StandingRow } from '#server/db/schema.ts';
import type { CounterChange } from './counters.ts';
import { leaderSums } from './leader-scores.ts';

/** All that a member adds to the sums of the community besides posts, which stay where they were written, and ties. */
export async function memberSums(db: Db, standing: StandingRow): Promise<CounterChange[]> {
  const { active_day: activeDay } = standing;
  const games = await countGames(db, standing.user_id);
  return [
    { name: 'members', by: 1 },
    { name: 'games-started', by: games.started },
    { name: 'games-completed', by: games.completed },
    ...(activeDay === null
      ? []
      : [
          { name: 'active', bucket: activeDay, by: 1 },
          { name: 'participants', by: 1 },
        ]),
    ...leaderSums(standing),
  ];
}

/** The same sums taken back. */
export const negated = (sums: readonly CounterChange[]): CounterChange[] =>
  sums.map((sum) => ({ ...sum, by: -sum.by }));

const countGames = (db: Db, id: number): Promise<{ started: number; completed: number }> =>
  db
    .selectFrom('game_progress')
    .select(({ fn }) => [
      fn.countAll<number>().as('started'),
      fn.count<number>('completed_at').as('completed'),
    ])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
