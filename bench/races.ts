/**
 * Many at once at the places where an invariant could break: double votes, over-full teams, double completion,
 * leaving while joining, deleting an account amid everything. Every round is checked against the database, and
 * deadlocks are counted: there is one order of locks, so there must be none.
 * Usage: npm run bench:races -- [rounds] [sqlite|postgres] [the name of one race]
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type LogEvent, sql } from 'kysely';
import type { Answer } from '#core/contract/index.ts';
import type { CallName } from '#core/contract/paths.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { teamAnswers } from '#server/demo/team-answers.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

const rounds = Number(process.argv[2] ?? 1000);
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres'];
const only = process.argv[4];
const day = 24 * 3600 * 1000;
const password = 'segredo';

interface Arena {
  app: FastifyInstance;
  db: Db;
  clock: { now: number };
  members: { id: number; token: string }[];
}

type Reply<N extends CallName> = { status: number; body: Answer<N> };

/** How often each call was refused in a race: where nobody comes too late, nothing was raced for. */
const refused = new Map<CallName, number>();

async function call<N extends CallName>({ app }: Arena, name: N, options: CallOptions): Promise<Reply<N>> {
  const reply = await callApp(app, name, options);
  if (reply.status >= 500) throw new Error(`${name} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  if (reply.status >= 400) refused.set(name, (refused.get(name) ?? 0) + 1);
  return reply as Reply<N>;
}

let registered = 0;
async function register(arena: Arena): Promise<{ id: number; token: string }> {
  const username = `m${registered++}`;
  const { body } = await call(arena, 'register', {
    body: { username, email: `${username}@x.com`, password },
  });
  return { id: body.user.id, token: body.token };
}

async function registerMany(arena: Arena) {
  const members = [];
  for (let n = 0; n < 24; n++) members.push(await register(arena));
  return members;
}

const pick = (arena: Arena, round: number, offset: number) => {
  const member = arena.members[(round * 7 + offset) % arena.members.length];
  if (!member) throw new Error('no members');
  return member;
};

const submit = async (arena: Arena, token: string): Promise<number> =>
  (await call(arena, 'submit', { token, body: { question: 'P?', answer: 'Ideia' } })).body.submission.id;

const count = async (db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n);

function expectEqual(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
  }
}

type Race = (arena: Arena, round: number) => Promise<void>;

const doubleVotes: Race = async (arena, round) => {
  const [author, voter] = [pick(arena, round, 0), pick(arena, round, 1)];
  const id = await submit(arena, author.token);
  const votes = await Promise.all(
    Array.from({ length: 6 }, () => call(arena, 'voteSubmission', { token: voter.token, params: { id } })),
  );
  expectEqual('accepted votes', votes.filter(({ status }) => status === 200).length, 1);
  expectEqual(
    'vote rows',
    await count(arena.db, sql`select count(*) as n from votes where post_id = ${id}`),
    1,
  );
  expectEqual('votes', await count(arena.db, sql`select votes as n from posts where id = ${id}`), 1);
};

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

async function fullTeam(arena: Arena, round: number, team = [0, 1, 2].map((n) => pick(arena, round, n))) {
  const { body } = await call(arena, 'createTeam', {
    token: team[0]?.token ?? '',
    params: { quizId: 1 + (round % 3) },
  });
  const params = { quizId: body.quizId, teamId: body.id };
  for (const { token } of team.slice(1)) await call(arena, 'joinTeam', { token, params });
  for (const { token } of team) {
    const desk = await call(arena, 'team', { token, params });
    const part = { ...params, part: desk.body.userPart };
    const answer = teamAnswers[params.quizId]?.[part.part - 1];
    await call(arena, 'writeAnswer', { token, params: part, body: { answer } });
  }
  return { team, params };
}

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

/** How long the last deletion took: its slow beginning, the password, would let every vote pass before it. */
let deletionMs = 50;

async function timeDeletion(arena: Arena, token: string): Promise<void> {
  const start = performance.now();
  await call(arena, 'deleteAccount', { token, body: { password } });
  deletionMs = performance.now() - start;
}

const deleteWhileVoting: Race = async (arena, round) => {
  const author = await register(arena);
  const id = await submit(arena, author.token);
  const voters = [0, 1, 2, 3].map((n) => pick(arena, round, n));
  const other = await submit(arena, voters[0]?.token ?? '');
  const voteSomeTime = async (token: string, postId: number) => {
    await wait(deletionMs * (0.3 + Math.random()));
    return call(arena, 'voteSubmission', { token, params: { id: postId } });
  };
  const own = voteSomeTime(author.token, other);
  const deletion = timeDeletion(arena, author.token);
  const votes = await Promise.all(voters.map(({ token }) => voteSomeTime(token, id)));
  await Promise.all([own, deletion]);
  const odd = votes.map(({ status }) => status).filter((status) => status !== 200 && status !== 404);
  expectEqual('voters who heard anything but yes or that it is gone', odd, []);
  const left = sql<{ n: number }>`select (select count(*) from posts where user_id = ${author.id})
    + (select count(*) from point_entries where user_id = ${author.id})
    + (select count(*) from votes where post_id = ${id}) as n`;
  expectEqual('traces of the deleted account', await count(arena.db, left), 0);
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

/** Somebody leaves for good amid a conclusion, votes, asks and answers about them and by them. */
const deleteAmidEverything: Race = async (arena, round) => {
  const leaver = await register(arena);
  const people = [pick(arena, round, 0), leaver, pick(arena, round, 1)];
  const id = await submit(arena, leaver.token);
  const other = await submit(arena, pick(arena, round, 2).token);
  await call(arena, 'voteSubmission', { token: leaver.token, params: { id: other } });
  const { params } = await fullTeam(arena, round, people);
  const someTime = async <N extends CallName>(name: N, options: CallOptions) => {
    await wait(deletionMs * (0.3 + Math.random()));
    return call(arena, name, options);
  };
  const acts = people.flatMap(({ token }, at) => [
    someTime('completeTeam', { token, params }),
    someTime('saveProgress', { token, params: { gameId: 1 }, body: { ...mapaRun(), runId: randomUUID() } }),
    someTime('voteSubmission', { token, params: { id: at === 1 ? other : id } }),
    someTime('connect', { token, params: { id: at === 1 ? (people[0]?.id ?? 0) : leaver.id } }),
    someTime('startChallenge', { token, params: { id: 'mel-supermercado' } }),
    someTime('createTeam', { token, params: { quizId: 2 } }),
  ]);
  const twin = register(arena).then((one) => timeDeletion(arena, one.token));
  await Promise.all([...acts, timeDeletion(arena, leaver.token), twin]);
  const left = sql<{ n: number }>`select (select count(*) from posts where user_id = ${leaver.id})
    + (select count(*) from point_entries where user_id = ${leaver.id} or ref like ${`%:voter:${leaver.id}`})
    + (select count(*) from team_members where user_id = ${leaver.id})
    + (select count(*) from teams where leader_id = ${leaver.id}) as n`;
  expectEqual('traces of the deleted account', await count(arena.db, left), 0);
};

const races = {
  doubleVotes,
  overfullJoins,
  doubleCompletion,
  leaveWhileJoining,
  deleteWhileVoting,
  concludeWhileSaving,
  deleteAmidEverything,
};

async function checkSums(db: Db): Promise<void> {
  const uneven = sql<{ n: number }>`select count(*) as n from standings where influence_score <>
    (select coalesce(sum(points), 0) from point_entries where user_id = standings.user_id)`;
  expectEqual('scores that differ from their ledger', await count(db, uneven), 0);
  const twice = sql<{ n: number }>`select count(*) as n from (select user_id from point_entries
    group by user_id, kind, ref having count(*) > 1) as paid`;
  expectEqual('payments made twice', await count(db, twice), 0);
  const unequal = sql<{
    n: number;
  }>`select count(*) as n from posts where votes <> (select count(*) from votes where post_id = posts.id)`;
  expectEqual('posts whose votes do not add up', await count(db, unequal), 0);
}

/** Deadlocks as the database counts them; it does so with a little delay. */
async function countDeadlocks(db: Db, engine: string): Promise<number> {
  if (engine !== 'postgres') return 0;
  await wait(1500);
  return count(db, sql`select deadlocks as n from pg_stat_database where datname = current_database()`);
}

let broken = 0;
for (const engine of engines) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-races-'));
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  let retried = 0;
  const onStatement = (event: LogEvent) => {
    if (event.level === 'error' && (event.error as { code?: string }).code === '40P01') retried++;
  };
  const database = await openDatabase({ databaseUrl: server?.url, dataDir, poolSize: 20, onStatement });
  const clock = { now: Date.now() };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false });
  const arena: Arena = { app, db: database.db, clock, members: [] };
  let known = 0;
  for (const [name, race] of Object.entries(races)) {
    if (only && only !== name) continue;
    refused.clear();
    // Each race with people of its own: the clock of another may have ended their sessions.
    arena.members = await registerMany(arena);
    const start = performance.now();
    for (let round = 0; round < rounds; round++) {
      if (round % 400 === 0) clock.now += day;
      await race(arena, round);
    }
    await checkSums(database.db);
    const ms = Math.round(performance.now() - start);
    const late = [...refused].map(([call, times]) => `${call} ${times}`).join(', ');
    const deadlocks = (await countDeadlocks(database.db, engine)) + retried - known;
    known += deadlocks;
    broken += deadlocks;
    console.log(
      `${engine}\t${name}\t${rounds} rounds, no invariant broken\t${deadlocks} deadlocks\t${ms} ms\trefused: ${late}`,
    );
  }
  await app.close();
  await database.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = broken === 0 ? 0 : 1;
