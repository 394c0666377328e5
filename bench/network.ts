/**
 * A snapshot of the network of 10,000 members and 100,000 ties: how long it takes, and how much slower requests are
 * meanwhile. Usage: npm run bench:network -- [engine] [members] [ties]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '#core/contract/index.ts';
import { dice } from '#core/games/chance.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { callApp } from '#server/http/call-app.ts';
import { askMeanwhile, p99, told } from './ask-meanwhile.ts';
import { insertMembers, insertRows } from './insert-rows.ts';

const [engine = 'sqlite', givenMembers = '10000', givenTies = '100000'] = process.argv.slice(2);
const members = Number(givenMembers);
const ties = Number(givenTies);
const day = 24 * 3600 * 1000;
const now = Date.now();
const pick = dice(10);

/** People know others of their own hundred, and some from anywhere. */
const someoneNear = (id: number): number =>
  pick(8) === 0 ? 1 + pick(members) : Math.min(members, Math.floor((id - 1) / 100) * 100 + 1 + pick(100));

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const at = (): number => now - pick(200) * day;
const here = { community_id: firstCommunity };

/** Six of ten ties are connections, three votes and one from teams of three. */
async function fill(db: Db): Promise<void> {
  await fillMembers(db, times(members).slice(1));
  await fillConnections(db);
  await fillVotes(db);
  await fillTeams(db);
}

async function fillMembers(db: Db, ids: readonly number[]): Promise<void> {
  await insertMembers(db, ids, now - 200 * day);
  await insertRows(
    db,
    'standings',
    ids.map((id) => ({
      user_id: id,
      activities: 5,
      influence_score: pick(900),
      connections: pick(40),
      established_at: now - 100 * day,
    })),
  );
  await insertRows(db, 'counters', [{ ...here, name: 'members', bucket: 0, shard: 9, value: members - 1 }]);
  await insertRows(
    db,
    'point_entries',
    ids.flatMap((id) =>
      times(5).map((ref) => ({
        user_id: id,
        kind: 'game_completed',
        ref: `jogo:${ref}`,
        points: 50,
        balance: ref * 50,
        description: 'Você concluiu um jogo',
        created_at: at(),
      })),
    ),
  );
}

async function fillConnections(db: Db): Promise<void> {
  const pairs = new Map<string, { one_id: number; other_id: number; created_at: number }>();
  while (pairs.size < ties * 0.6) {
    const one = 1 + pick(members);
    const other = someoneNear(one);
    const pair = { one_id: Math.min(one, other), other_id: Math.max(one, other), created_at: at() };
    if (one !== other) pairs.set(`${pair.one_id} ${pair.other_id}`, pair);
  }
  await insertRows(db, 'connections', [...pairs.values()]);
}

async function fillVotes(db: Db): Promise<void> {
  await insertRows(
    db,
    'posts',
    times(members).map((id) => ({
      ...here,
      id,
      kind: 'submission',
      user_id: id,
      title: 'P?',
      body: 'Ideia',
      category: '',
      details: '{}',
      created_at: at(),
    })),
  );
  await insertRows(
    db,
    'votes',
    times(ties * 0.3).map(() => {
      const voter_id = 1 + pick(members);
      return { post_id: someoneNear(voter_id), voter_id, created_at: at() };
    }),
  );
}

async function fillTeams(db: Db): Promise<void> {
  const teams = times(Math.floor((ties * 0.1) / 3));
  await insertRows(
    db,
    'teams',
    teams.map((id) => ({ ...here, id, quiz_id: 1, leader_id: 1, created_at: now, completed_at: at() })),
  );
  await insertRows(
    db,
    'team_members',
    teams.flatMap((team_id) => {
      const first = 1 + pick(members);
      const seats = [...new Set([first, someoneNear(first), someoneNear(first)])];
      return seats.map((user_id, index) => ({
        team_id,
        user_id,
        part: index + 1,
        joined_at: now,
        seen_at: now,
      }));
    }),
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-network-'));
const server = engine === 'postgres' ? await startPostgres() : undefined;
const database = await openDatabase({ databaseUrl: server?.url, dataDir });
const app = await buildApp({ database, clock: Date.now, rateLimit: false });
const body = { username: 'quem pergunta', email: 'q@x.com', password: 'segredo' };
const { token } = (await callApp(app, 'register', { body })).body as Answer<'register'>;
await fill(database.db);

const ask = askMeanwhile(app, token);
await ask(wait(3000));
const idle = await ask(wait(15_000));
console.log(`${engine}, ${members} members, ${ties} ties`);
console.log(`idle: ${told(idle)}`);
for (const round of ['first snapshot', 'next snapshot']) {
  const start = performance.now();
  const refreshed = app.network.refresh();
  const busy = await ask(refreshed);
  await refreshed;
  console.log(`${round}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(`meanwhile: ${told(busy)}; p99 ${(p99(busy) / p99(idle)).toFixed(2)} times idle`);
}
for (const limit of ['300', '10000', '10000']) {
  const start = performance.now();
  const waits = ask(wait(500));
  const answer = await callApp(app, 'network', { token, query: { limit } });
  const { people, ties: shown } = answer.body as Answer<'network'>;
  console.log(
    `the network with ${people.length} people and ${shown.length} ties: ${(performance.now() - start).toFixed(0)} ms; meanwhile: ${told(await waits)}`,
  );
}
console.log(`memory: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`);
await app.close();
await database.close();
await server?.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
