/**
 * Reads of the dashboard and the ranking in communities of 1,000, 100,000 and 1,000,000 members with five ledger
 * entries each: none may grow with the number of members. Usage: npm run bench:growth -- [engine] [sizes...]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CallName } from '#core/contract/paths.ts';
import { bucketOf } from '#core/progress/percentile.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

const [engine = 'sqlite', ...given] = process.argv.slice(2);
const sizes = given.length > 0 ? given.map(Number) : [1_000, 100_000, 1_000_000];
const rounds = 60;
const day = 24 * 3600 * 1000;
const now = Date.now();

/** Members 2 to `size` + 1, beside the one who asks: scores, weeks and posts spread as a hash spreads them. */
async function fill(db: Db, size: number): Promise<void> {
  const numbers = sql`with recursive n(i) as (select 2 union all select i + 1 from n where i <= ${size})`;
  const spread = sql.raw('((i * 7919) % 10007)');
  const week = Math.floor(now / (7 * day));
  await sql`insert into users (id, username, username_key, email, email_key, password_hash, created_at) ${numbers}
    select i, 'membro ' || i, 'membro ' || i, 'm' || i || '@x.com', 'm' || i || '@x.com', 'x', cast(${now - 90 * day} as bigint)
    from n`.execute(db);
  await sql`insert into standings (user_id, influence_score, games_completed, connections, activities, posts, ideas,
      conector, estrategista, porta_voz, pioneiro, active_day) ${numbers}
    select i, 5 * (${spread} % 300), i % 9, i % 40, 5, i % 7, i % 7, i % 40, i % 100, i % 30, i % 10, 20000 from n`.execute(
    db,
  );
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
  await fillCounters(db, size);
  await sql`analyze`.execute(db);
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
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}

const reads: [CallName, CallOptions][] = [
  ['userStats', { params: { id: 1 } }],
  ['activities', { params: { id: 1 }, query: { limit: '5' } }],
  ['octalysisStats', { params: { id: 1 } }],
  ['submissions', { query: { limit: '10' } }],
  ['feed', { query: { limit: '5' } }],
  ['leaderboard', {}],
  ['leadershipStats', {}],
  ['community', {}],
  ['account', {}],
];

async function measure(database: Database, size: number): Promise<Map<CallName, number>> {
  const app = await buildApp({ database, clock: () => now, rateLimit: false });
  const body = { username: 'quem pergunta', email: 'q@x.com', password: 'segredo' };
  const { body: session } = await callApp(app, 'register', { body });
  const { token } = session as { token: string };
  await fill(database.db, size);
  const medians = new Map<CallName, number>();
  for (const [name, options] of reads) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      const { status } = await callApp(app, name, { ...options, token });
      if (status !== 200) throw new Error(`${name} answered ${status}`);
      times.push(performance.now() - start);
    }
    medians.set(name, times.sort((one, other) => one - other)[rounds / 2] ?? 0);
  }
  await app.close();
  return medians;
}

const server = engine === 'postgres' ? await startPostgres() : undefined;
const results = new Map<number, Map<CallName, number>>();
for (const size of sizes) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-growth-'));
  const databaseUrl = server && (await freshDatabase(server.url, `growth_${size}`));
  const database = await openDatabase({ databaseUrl, dataDir });
  results.set(size, await measure(database, size));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
await server?.stop();

async function freshDatabase(url: string, name: string): Promise<string> {
  const admin = await openDatabase({ databaseUrl: url, dataDir: '' });
  await sql.raw(`create database ${name}`).execute(admin.db);
  await admin.close();
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

console.log(`${engine}: median of ${rounds} reads in milliseconds`);
console.log(['call', ...sizes, 'last / first'].join('\t'));
let worst = 0;
for (const [name] of reads) {
  const times = sizes.map((size) => results.get(size)?.get(name) ?? 0);
  const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
  worst = Math.max(worst, ratio);
  console.log([name, ...times.map((time) => time.toFixed(2)), ratio.toFixed(2)].join('\t'));
}
console.log(`the slowest grew ${worst.toFixed(2)} times`);
