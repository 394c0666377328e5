import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { call, count, day, expectEqual, fullTeam, pick, type Race, register, submit } from './race-arena.ts';

const overfullJoins: Race = async (arena, round) => {
  const { body } = await call(arena, 'createTeam', {
    token: pick(arena, round, 0).token,
    params: { quizId: 1 },
  });
  const params = { quizId: 1, teamId: body.id };
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) => call(arena, 'joinTeam', { token: pick(arena, round, n).token, params })),
  );
  const rows = await arena.db
    .selectFrom('team_members')
    .select('part')
    .where('team_id', '=', body.id)
    .orderBy('part')
    .execute();
  expectEqual(
    'parts',
    rows.map(({ part }) => part),
    [1, 2, 3],
  );
};

const doubleCompletion: Race = async (arena, round) => {
  const { team, params } = await fullTeam(arena, round);
  const replies = await Promise.all(
    [...team, ...team].map(({ token }) => call(arena, 'completeTeam', { token, params })),
  );
  expectEqual('completions', replies.filter(({ status }) => status === 200).length, 1);
  const bonus = sql<{
    n: number;
  }>`select count(*) as n from point_entries where kind = 'leadership' and ref = ${`challenge:${params.quizId}`} and user_id = ${team[0]?.id}`;
  expectEqual('bonuses', await count(arena.db, bonus), 1);
};

const leaveWhileJoining: Race = async (arena, round) => {
  const { team, params } = await fullTeam(arena, round);
  const leaving = team.map(({ token }) => call(arena, 'leaveTeam', { token, params }));
  const joining = [3, 4, 5, 6].map((n) =>
    call(arena, 'joinTeam', { token: pick(arena, round, n).token, params }),
  );
  await Promise.all([...leaving, ...joining]);
  const seats = await arena.db
    .selectFrom('team_members')
    .select(['user_id', 'part'])
    .where('team_id', '=', params.teamId)
    .execute();
  if (seats.length > 3 || new Set(seats.map(({ part }) => part)).size !== seats.length) {
    throw new Error(`seats: ${JSON.stringify(seats)}`);
  }
  const row = await arena.db
    .selectFrom('teams')
    .select('leader_id')
    .where('id', '=', params.teamId)
    .executeTakeFirst();
  expectEqual('a team lives while somebody sits there', row !== undefined, seats.length > 0);
  if (row)
    expectEqual(
      'the leader sits there',
      seats.some(({ user_id }) => user_id === row.leader_id),
      true,
    );
};

/** Fresh people whose first save and first team come at once: what they gave before is paid with it. */
const concludeWhileSaving: Race = async (arena, round) => {
  const people = [await register(arena), await register(arena), await register(arena)];
  const ideas = [];
  for (let n = 0; n < 3; n++) ideas.push(await submit(arena, (await register(arena)).token));
  for (const { token } of people)
    for (const id of ideas) await call(arena, 'voteSubmission', { token, params: { id } });
  arena.clock.now += 2 * day;
  const { params } = await fullTeam(arena, round, people);
  const saves = people.map(({ token }) =>
    call(arena, 'saveProgress', {
      token,
      params: { gameId: 1 },
      body: { ...mapaRun(), runId: randomUUID() },
    }),
  );
  const talks = people.map(({ token }) =>
    call(arena, 'startChallenge', { token, params: { id: 'mel-supermercado' } }),
  );
  const ends = people.map(({ token }) => call(arena, 'completeTeam', { token, params }));
  const [replies] = await Promise.all([Promise.all(ends), Promise.all(saves), Promise.all(talks)]);
  expectEqual('completions', replies.filter(({ status }) => status === 200).length, 1);
};

/** The races for the seats and the end of a team. */
export const teamRaces = { overfullJoins, doubleCompletion, leaveWhileJoining, concludeWhileSaving };
