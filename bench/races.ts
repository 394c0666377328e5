/**
 * Many at once at the places where an invariant could break: double votes, over-full teams, double completion,
 * leaving while joining, deleting an account amid everything. Every round is checked against the database, and
 * deadlocks are counted: there is one order of locks, so there must be none.
 * Usage: npm run bench:races -- [rounds] [sqlite|postgres] [the name of one race]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LogEvent, sql } from 'kysely';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { accountRaces } from './account-races.ts';
import { type Arena, count, day, expectEqual, type Race, refused, registerMany } from './race-arena.ts';
import { teamRaces } from './team-races.ts';

const rounds = Number(process.argv[2] ?? 1000);
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres'];
const only = process.argv[4];

const races: Readonly<Record<string, Race>> = { ...teamRaces, ...accountRaces };

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

/** Runs one race, each with people of its own: the clock of another may have ended their sessions. */
async function run(arena: Arena, race: Race): Promise<string> {
  refused.clear();
  arena.members = await registerMany(arena);
  const start = performance.now();
  for (let round = 0; round < rounds; round++) {
    if (round % 400 === 0) arena.clock.now += day;
    await race(arena, round);
  }
  await checkSums(arena.db);
  const ms = Math.round(performance.now() - start);
  const late = [...refused].map(([call, times]) => `${call} ${times}`).join(', ');
  return `${rounds} rounds, no invariant broken\t${ms} ms\trefused: ${late}`;
}

/** Runs the races on one engine; answers with how many deadlocks there were. */
async function runOn(engine: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-races-'));
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  let retried = 0;
  const onStatement = (event: LogEvent) => {
    if (event.level === 'error' && (event.error as { code?: string }).code === '40P01') retried++;
  };
  const database = await openDatabase({ databaseUrl: server?.url, dataDir, poolSize: 20, onStatement });
  const clock = { now: Date.now() };
  // What is raced for is behind the passwords: hashing thousands of them would be most of the time.
  const passwordCost = { memoryCost: 8, timeCost: 1 };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false, passwordCost });
  let known = 0;
  for (const [name, race] of Object.entries(races)) {
    if (only && only !== name) continue;
    const told = await run({ app, db: database.db, clock, members: [] }, race);
    const deadlocks = (await countDeadlocks(database.db, engine)) + retried;
    console.log(`${engine}\t${name}\t${deadlocks - known} deadlocks\t${told}`);
    known = deadlocks;
  }
  await app.close();
  await database.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return known;
}

let deadlocks = 0;
for (const engine of engines) deadlocks += await runOn(engine);
process.exitCode = deadlocks === 0 ? 0 : 1;
