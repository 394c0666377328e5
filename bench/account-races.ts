import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { CallName } from '#core/contract/paths.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import type { CallOptions } from '#server/http/call-app.ts';
import {
  type Arena,
  call,
  count,
  expectEqual,
  fullTeam,
  password,
  pick,
  type Race,
  register,
  submit,
} from './race-arena.ts';

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

/** How long the last deletion took: what is done meanwhile comes at any moment of it. */
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
    await wait(deletionMs * Math.random());
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

/** Somebody leaves for good amid a conclusion, votes, asks and answers about them and by them. */
const deleteAmidEverything: Race = async (arena, round) => {
  const leaver = await register(arena);
  const people = [pick(arena, round, 0), leaver, pick(arena, round, 1)];
  const id = await submit(arena, leaver.token);
  const other = await submit(arena, pick(arena, round, 2).token);
  await call(arena, 'voteSubmission', { token: leaver.token, params: { id: other } });
  const { params } = await fullTeam(arena, round, people);
  const someTime = async <N extends CallName>(name: N, options: CallOptions) => {
    await wait(deletionMs * Math.random());
    return call(arena, name, options);
  };
  const teams = people.map(({ token }) => someTime('createTeam', { token, params: { quizId: 2 } }));
  const acts = people.flatMap(({ token }, at) => [
    someTime('completeTeam', { token, params }),
    someTime('saveProgress', { token, params: { gameId: 1 }, body: { ...mapaRun(), runId: randomUUID() } }),
    someTime('voteSubmission', { token, params: { id: at === 1 ? other : id } }),
    someTime('connect', { token, params: { id: at === 1 ? (people[0]?.id ?? 0) : leaver.id } }),
    someTime('startChallenge', { token, params: { id: 'mel-supermercado' } }),
  ]);
  const twin = register(arena).then((one) => timeDeletion(arena, one.token));
  await Promise.all([...teams, ...acts, timeDeletion(arena, leaver.token), twin]);
  // Whoever has many teams that wait is allowed no further one, and the next rounds would be without.
  for (const [at, { token }] of people.entries()) {
    const made = (await teams[at])?.body.id;
    await call(arena, 'leaveTeam', { token, params });
    if (made) await call(arena, 'leaveTeam', { token, params: { quizId: 2, teamId: made } });
  }
  const left = sql<{ n: number }>`select (select count(*) from posts where user_id = ${leaver.id})
    + (select count(*) from point_entries where user_id = ${leaver.id} or ref like ${`%:voter:${leaver.id}`})
    + (select count(*) from team_members where user_id = ${leaver.id})
    + (select count(*) from teams where leader_id = ${leaver.id}) as n`;
  expectEqual('traces of the deleted account', await count(arena.db, left), 0);
};

/** The races between those who vote and those who leave. */
export const accountRaces = { doubleVotes, deleteWhileVoting, deleteAmidEverything };
