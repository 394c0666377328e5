/**
 * Writes that wait on phones, through a server whose answers get lost: each is to be done once and in order.
 * Three in ten answers are lost, some calls never arrive, some come from two tabs at once, and clients come back days
 * later. With `forget` no run id is sent: then the program has to fail.
 * Usage: npm run bench:offline -- [writes] [sqlite|postgres] [forget]
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { CallName } from '#core/contract/paths.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { mapaRun } from '#server/demo/honest-runs.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

const writes = Number(process.argv[2] ?? 10_000);
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres'];
const isForgetful = process.argv[4] === 'forget';
const hour = 3600 * 1000;
const writesPerClient = 8;
const maxTries = 200;

interface Arena {
  app: FastifyInstance;
  db: Db;
  clock: { now: number };
}

interface Write {
  name: CallName;
  options: CallOptions;
}

let registered = 0;
async function register({ app }: Arena): Promise<{ id: number; token: string }> {
  const username = `m${registered++}`;
  const body = { username, email: `${username}@x.com`, password: 'segredo' };
  const reply = await callApp(app, 'register', { body });
  const { token, user } = reply.body as { token: string; user: { id: number } };
  return { id: user.id, token };
}

/** What one phone has to send, in this order. */
async function queueOf(arena: Arena, token: string): Promise<Write[]> {
  const author = await register(arena);
  const idea = { question: 'P?', answer: `Uma ideia para a feira ${registered}` };
  const { body } = await callApp(arena.app, 'submit', { token: author.token, body: idea });
  const post = (body as { submission: { id: number } }).submission.id;
  const story = { category: '', promptId: 'rede-cooperacao', content: 'Era uma vez uma horta de todos' };
  const made: [CallName, object, object][] = [
    ['submit', {}, { question: 'P?', answer: 'Primeira ideia sobre o mel da serra' }],
    ['voteSubmission', { id: post }, {}],
    ['saveProgress', { gameId: 1 }, mapaRun()],
    ['connect', { id: author.id }, {}],
    ['saveStory', {}, { ...story, title: 'A horta' }],
    ['declineConnection', { id: author.id }, {}],
    ['report', {}, { type: 'submission', id: post, reason: 'Propaganda' }],
    ['submit', {}, { question: 'P?', answer: 'Segunda ideia sobre a estrada' }],
  ];
  return made.map(([name, params, body]) => ({
    name,
    options: { token, params, body: isForgetful ? body : { ...body, runId: randomUUID() } } as CallOptions,
  }));
}

let lost = 0;
/** Tries until an answer comes through; what the server says no to is an error here, since nothing of it is wrong. */
async function deliver({ app, clock }: Arena, { name, options }: Write): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const chance = Math.random();
    // The signal was gone before the call was.
    if (chance < 0.1) continue;
    const tabs = chance < 0.3 ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: tabs }, () => callApp(app, name, options)));
    for (const { status, body } of replies) {
      if (status >= 500 || (status >= 400 && status !== 429))
        throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    }
    const isAnswered = replies.every(({ status }) => status < 400) && Math.random() >= 0.3;
    if (isAnswered) return;
    lost++;
    // Whoever comes back does so a moment or days later.
    clock.now += Math.random() < 0.05 ? 24 * hour : 60_000;
  }
  throw new Error(`${name} never came through`);
}

const count = async (db: Db, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n);

/** What the member has in the end: two ideas in order and a story, one vote, one report, one run, one ask taken back. */
async function check({ db }: Arena, id: number): Promise<void> {
  const posts = await db
    .selectFrom('posts')
    .select(['kind', 'body'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  const found = {
    posts: posts.map(({ kind, body }) => `${kind} ${body.slice(0, 7)}`),
    votes: await count(db, sql`select count(*) as n from votes where voter_id = ${id}`),
    reports: await count(db, sql`select count(*) as n from reports where reporter_id = ${id}`),
    runs: await count(db, sql`select count(*) as n from game_runs where user_id = ${id}`),
    asks: await count(db, sql`select count(*) as n from connection_asks where asker_id = ${id}`),
    ideas: await count(
      db,
      sql`select count(*) as n from point_entries where user_id = ${id} and kind = 'contribution'`,
    ),
  };
  const wanted = {
    posts: ['submission Primeir', 'story Era uma', 'submission Segunda'],
    votes: 1,
    reports: 1,
    runs: 1,
    asks: 0,
    ideas: 2,
  };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
}

for (const engine of engines) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-offline-'));
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  const database = await openDatabase({ databaseUrl: server?.url, dataDir });
  const clock = { now: Date.now() };
  const app = await buildApp({ database, clock: () => clock.now, rateLimit: false });
  const arena: Arena = { app, db: database.db, clock };
  lost = 0;
  let done = 0;
  try {
    for (; done < writes; done += writesPerClient) {
      const member = await register(arena);
      for (const write of await queueOf(arena, member.token)) await deliver(arena, write);
      await check(arena, member.id);
    }
    console.log(`${engine}: ${done} writes, ${lost} lost answers, 0 lost, 0 doubled, order kept`);
  } catch (error) {
    console.error(`${engine}: after ${done} writes: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await app.close();
    await database.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
