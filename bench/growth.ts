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
import { bucketOf } from '#core/progress/percentile.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { firstCommunity } from '#server/db/community-ids.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';
import { findLatestId, findMissed, findSince } from '#server/live/events.ts';
import { makeCarer } from '#server/testing/make-carer.ts';

const [engine = 'sqlite', ...given] = process.argv.slice(2);
const sizes = given.length > 0 ? given : ['1000', '100000'];
const membersOfOthers = 10;
const rounds = 40;
const maxGrowth = 1.5;
/** So many are in the network at most: what is measured is reading it, not computing it. */
const maxNetwork = 10_000;
const day = 24 * 3600 * 1000;
const now = Date.now();
const asker = { id: 1, username: 'quem pergunta', password: 'segredo' };

/** Members 2 to `size` + 1, beside the one who asks: scores, weeks and posts spread as a hash spreads them. */
async function fill(db: Db, size: number): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 2 union all select i + 1 from n where i <= ${size})`;
  const spread = sql.raw('((i * 7919) % 10007)');
  const week = Math.floor(now / (7 * day));
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at) ${numbers}
    select i, 'membro ' || i, 'membro ' || i, 'm' || i || '@x.com', 'm' || i || '@x.com', 'x', cast(${now - 90 * day} as bigint)
    from n`.execute(db);
  await sql`insert into standings (user_id, influence_score, games_completed, connections, activities, posts, ideas,
      conector, estrategista, porta_voz, pioneiro, active_day, active_days, established_at) ${numbers}
    select i, 5 * (${spread} % 300), i % 9, i % 40, 5, i % 7, i % 7, i % 40, i % 100, i % 30, i % 10, 20000, i % 60,
      case when i <= ${maxNetwork} then cast(${now - 60 * day} as bigint) end from n`.execute(db);
  for (let entry = 0; entry < 5; entry++) {
    const at = now - (80 - entry * 15) * day;
    await sql`insert into point_entries (user_id, kind, ref, points, balance, description, created_at) ${numbers}
      select i, 'game_completed', cast(${`jogo:${entry}`} as text), ${spread} % 300, ${sql.lit(entry + 1)} * (${spread} % 300),
        'Você concluiu um jogo', cast(${at} as bigint) from n`.execute(db);
    await sql`insert into weekly_points (week, user_id, points) ${numbers}
      select cast(${week - Math.floor((80 - entry * 15) / 7)} as integer), i, ${spread} % 300 from n`.execute(
      db,
    );
  }
  await sql`insert into posts (kind, user_id, title, body, category, details, votes, created_at) ${numbers}
    select 'submission', i, 'Pergunta', 'Resposta de ' || i, '', '{}', i % 12, cast(${now - day} as bigint)
    from n where i % 4 = 0`.execute(db);
  await sql`insert into post_topics (post_id, key, tag)
    select id, case when id % 3 = 0 then 'mel' else 't' || (id % 5000) end, 'Mel' from posts`.execute(db);
  const known = sql.lit(Math.min(size, maxNetwork));
  await sql`insert into connections (one_id, other_id, created_at) ${numbers}
    select i, i + 1 + ${spread} % (${known} - i), cast(${now - 9 * day} as bigint) from n where i < ${known}`.execute(
    db,
  );
  await sql`insert into teams (quiz_id, leader_id, created_at, completed_at) ${numbers}
    select 1 + i % 3, i, cast(${now - 9 * day} as bigint),
      case when i % 50 = 0 then null else cast(${now - 8 * day} as bigint) end from n where i % 10 = 0`.execute(
    db,
  );
  await sql`insert into team_members (team_id, user_id, part, joined_at, seen_at)
    select id, leader_id, 1, created_at, created_at from teams`.execute(db);
  await sql`insert into events (community_id, audience, event, created_at) ${numbers}
    select 1, null, ${JSON.stringify({ type: 'ranking' })}, cast(${now} - 3000000 + i * 10 as bigint) from n
    where i <= ${Math.min(size, 100_000)}`.execute(db);
  await sql`insert into conversations (user_id, challenge_id, messages, turn, objectives, started_at, completed_at, score)
    ${numbers} select i, 'mel-supermercado', '[]', 1, '[]', cast(${now - 9 * day} as bigint),
      cast(${now - 9 * day} as bigint), 75 from n where i % 5 = 0`.execute(db);
  await sql`insert into game_progress (user_id, game_id, best_score, best_percent, verified_percent, data, completed_at,
      updated_at) ${numbers}
    select i, 1 + i % 8, 100, 80, 80, '{}', cast(${now - 9 * day} as bigint), cast(${now - 9 * day} as bigint)
    from n`.execute(db);
  await sql`insert into reviews (user_id, message, requested_at, answer, answered_at) ${numbers}
    select i, 'Por quê?', cast(${now - 9 * day} as bigint), 'Veja.', cast(${now - 8 * day} as bigint) from n
    where i % 20 = 0`.execute(db);
  await fillCounters(db, size);
}

/** Other communities beside the first, each with its members, their points of this week and a post. */
async function fillOthers(db: Db, size: number, communities: number): Promise<void> {
  if (communities === 0) return;
  const first = size + 2;
  const last = first + communities * membersOfOthers;
  const numbers = sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})`;
  const place = sql.raw(`2 + (i % ${communities})`);
  await sql`insert into communities (name, place, entry, created_at) ${numbers}
    select 'Comunidade ' || i, '', 'open', 0 from n where i < ${sql.lit(first + communities)}`.execute(db);
  await sql`insert into users (id, community_id, username, username_key, email, email_key, password_hash, created_at)
    ${numbers} select i, ${place}, 'membro ' || i, 'membro ' || i, 'm' || i, 'm' || i, 'x', 0 from n`.execute(
    db,
  );
  await sql`insert into standings (user_id, community_id, influence_score, games_completed, connections, posts) ${numbers}
    select i, ${place}, i % 900, 1, i % 40, 1 from n`.execute(db);
  await sql`insert into weekly_points (community_id, week, user_id, points) ${numbers}
    select ${place}, cast(${Math.floor(now / (7 * day))} as integer), i, i % 300 from n`.execute(db);
  await sql`insert into posts (community_id, kind, user_id, title, body, category, details, created_at) ${numbers}
    select ${place}, 'submission', i, 'Pergunta', 'Resposta de ' || i, '', '{}', cast(${now - day} as bigint) from n`.execute(
    db,
  );
  await sql`insert into counters (community_id, name, bucket, shard, value) ${numbers}
    select ${place}, 'members', 0, i % 8, 1 from n where i < ${sql.lit(first + communities)}`.execute(db);
}

async function fillCounters(db: Db, size: number): Promise<void> {
  const rows = [
    { name: 'members', bucket: 0, shard: 0, value: size },
    { name: 'posts', bucket: 0, shard: 0, value: Math.floor(size / 4) },
    ...['conector', 'estrategista', 'porta-voz', 'pioneiro'].flatMap((type) =>
      [...new Set(Array.from({ length: 200 }, (_, score) => bucketOf(score)))].flatMap((bucket) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((shard) => ({ name: `leader-${type}`, bucket, shard, value: 1 })),
      ),
    ),
  ];
  await db
    .insertInto('counters')
    .values(rows.map((row) => ({ ...row, community_id: firstCommunity })))
    .onConflict((c) => c.doNothing())
    .execute();
}

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
  team: [{ params: { quizId: 1, teamId: 1 } }],
  network: [{ query: { limit: '5' } }],
  people: [{ params: { id: 1 } }, { params: { id: 1 }, query: { q: 'membro 9' } }],
  invites: [{ params: { id: 1 } }],
  careHome: [{ params: { id: 1 } }],
  removedPosts: [{ params: { id: 1 } }],
  invite: [{ params: { code: 'ABC234' } }],
  teamMessages: [{ params: { quizId: 1, teamId: 1 } }],
};

/** Every call that reads, and what a stream reads when it begins: for one who is new, who returns, and who comes late. */
function readsOf(app: Awaited<ReturnType<typeof buildApp>>, db: Db, token: string): Map<string, Read> {
  const names = (Object.keys(paths) as CallName[]).filter((name) => paths[name].startsWith('GET'));
  const calls = names.flatMap((name) =>
    (asked[name] ?? [{}]).map((options): [string, Read] => [
      [name, ...Object.values(options.query ?? {})].join(' '),
      async () => {
        const { status } = await callApp(app, name, { ...options, token });
        if (status >= 500) throw new Error(`${name} answered ${status}`);
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
  await fill(database.db, size);
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
