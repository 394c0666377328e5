/**
 * Every read of the contract, and the beginning of a live stream, in communities of 1,000 and 100,000 members: none
 * may grow with the number of members, and none may need statistics of the tables. Prints the plans of those that grow.
 * A size with a stroke, 1000/10000, is a community of 1,000 among 10,000 others with ten members each.
 * Usage: npm run bench:growth -- [engine] [sizes...]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, sql } from 'kysely';
import { type CallName, paths } from '#core/contract/paths.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';
import { findLatestId, findMissed, findSince } from '#server/live/events.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { fillCommunity, fillOthers, ways } from './fill-community.ts';

const [engine = 'sqlite', ...given] = process.argv.slice(2);
const sizes = given.length > 0 ? given : ['1000', '100000'];
const rounds = 40;
const maxGrowth = 1.5;
const now = Date.now();
const asker = { id: 1, username: 'quem pergunta', password: 'segredo' };

type Read = () => Promise<unknown>;

/** What the calls that read need to be asked with. */
const asked: Partial<Record<CallName, CallOptions[]>> = {
  userStats: [{ params: { id: asker.id } }],
  activities: [{ params: { id: asker.id }, query: { limit: '5' } }],
  octalysisStats: [{ params: { id: asker.id } }],
  gameProgress: [{ params: { userId: asker.id, gameId: 1 } }],
  feed: [
    { query: { limit: '20' } },
    { query: { limit: '20', topic: 'mel' } },
    { query: { limit: '20', topic: 'nada' } },
  ],
  leaderboard: [{}, { query: { period: 'month' } }],
  teams: [{ params: { quizId: 1 } }],
  team: [{ params: { quizId: 2, teamId: 1 } }],
  network: [{ query: { limit: '5' } }],
  people: [{ params: { id: 1 } }, { params: { id: 1 }, query: { q: 'membro 9' } }],
  invites: [{ params: { id: 1 } }],
  careHome: [{ params: { id: 1 } }],
  removedPosts: [{ params: { id: 1 } }],
  teamMessages: [{ params: { quizId: 2, teamId: 1 } }],
  replies: [{ params: { id: 1 } }],
  caredReplies: [{ params: { id: 1 } }],
  rounds: [{ params: { id: 1 } }],
  roundPeople: [{ params: { id: 1 } }, { params: { id: 1 }, query: { q: 'membro 9' } }],
  roundResults: [{ params: { id: 1 } }],
  invite: [{ params: { code: ways.invite } }],
  certificate: [{ params: { code: ways.certificate } }],
  personCertificates: [{ params: { id: 2 } }],
  mentoringMessages: [{ params: { id: 1 } }],
  trials: [{ params: { id: 1 } }],
};

/** Every call that reads, and what a stream reads when it begins: for one who is new, who returns, and who comes late. */
function readsOf(app: Awaited<ReturnType<typeof buildApp>>, db: Db, token: string): Map<string, Read> {
  const names = (Object.keys(paths) as CallName[]).filter((name) => paths[name].startsWith('GET'));
  const calls = names.flatMap((name) =>
    (asked[name] ?? [{}]).map((options): [string, Read] => [
      [name, ...Object.values(options.query ?? {})].join(' '),
      async () => {
        const { status, body } = await callApp(app, name, { ...options, token });
        if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
      },
    ]),
  );
  return new Map([
    ...calls,
    ['stream, new', () => findSince(db, { communityId: firstCommunity }, now - 1000, now)],
    [
      'stream, returning',
      async () => findMissed(db, { communityId: firstCommunity }, (await findLatestId(db)) - 100),
    ],
    ['stream, late', () => findMissed(db, { communityId: firstCommunity }, 1)],
  ]);
}

async function timeOf(read: Read): Promise<number> {
  const times: number[] = [];
  await read();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  // The lower quarter: what it costs when the machine does nothing else.
  return times.sort((one, other) => one - other)[rounds / 4] ?? 0;
}

interface Measured {
  time: number;
  statements: CompiledQuery[];
}

/** The statements that the database ran since the last look. */
let statements: CompiledQuery[] = [];

async function measure(database: Database, wanted: string): Promise<Map<string, Measured>> {
  const app = await buildApp({
    database,
    clock: () => now,
    rateLimit: false,
  });
  const body = { username: asker.username, email: 'q@x.com', password: asker.password };
  const { body: session } = await callApp(app, 'register', { body });
  const { token } = session as { token: string };
  await makeCarer(database.db, 1);
  const [size = 0, others = 0] = wanted.split('/').map(Number);
  await fillCommunity(database.db, size);
  await app.network.refresh();
  await fillOthers(database.db, size, others);
  const measured = new Map<string, Measured>();
  for (const [name, read] of readsOf(app, database.db, token)) {
    statements = [];
    await read();
    const ran = [...statements];
    measured.set(name, { time: await timeOf(read), statements: ran });
  }
  await app.close();
  return measured;
}

/** How the database goes about a statement. */
async function planOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = engine === 'postgres' ? 'explain' : 'explain query plan';
  const query = sql.join([sql.raw(`${explain} ${text}`)]).compile(db);
  const { rows } = await db.executeQuery<Record<string, unknown>>({ ...query, parameters });
  return rows.map((row) => `      ${row.detail ?? row['QUERY PLAN']}`).join('\n');
}

const server = engine === 'postgres' ? await startPostgres() : undefined;
const results = new Map<string, Map<string, Measured>>();
let last: { database: Database; dataDir: string } | undefined;

async function removeLast(): Promise<void> {
  await last?.database.close();
  if (last) rmSync(last.dataDir, { recursive: true, force: true });
}

for (const size of sizes) {
  await removeLast();
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-growth-'));
  const databaseUrl = server && (await freshDatabase(server.url, `growth_${size.replace('/', '_')}`));
  const onStatement = ({ query }: { query: CompiledQuery }) => void statements.push(query);
  const database = await openDatabase({ databaseUrl, dataDir, onStatement });
  last = { database, dataDir };
  results.set(size, await measure(database, size));
}

async function freshDatabase(url: string, name: string): Promise<string> {
  const admin = await openDatabase({ databaseUrl: url, dataDir: '' });
  await sql.raw(`create database ${name}`).execute(admin.db);
  await admin.close();
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

console.log(`${engine}: lower quarter of ${rounds} reads in milliseconds`);
console.log(['call', ...sizes, 'last / first'].join('\t'));
const growing: string[] = [];
for (const name of results.get(sizes[0] ?? '')?.keys() ?? []) {
  const times = sizes.map((size) => results.get(size)?.get(name)?.time ?? 0);
  const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
  if (ratio > maxGrowth) growing.push(name);
  console.log([name, ...times.map((time) => time.toFixed(2)), ratio.toFixed(2)].join('\t'));
}
for (const name of growing) {
  console.log(`\n${name} grows:`);
  for (const query of results.get(sizes.at(-1) ?? '')?.get(name)?.statements ?? []) {
    if (!last || !/^(select|with)/i.test(query.sql)) continue;
    console.log(`   ${query.sql}\n${await planOf(last.database.db, query)}`);
  }
}
await removeLast();
await server?.stop();
process.exitCode = growing.length > 0 ? 1 : 0;
