/**
 * The reads of the specification as a share of a bare Fastify that answers the same bytes (by the processor's time of
 * each), and writes as a share of a raw transaction of four statements, in a program that does nothing else and asked for of
 * a bare Fastify (by their number a second), in turns.
 * Usage: npm run bench:peers -- [rounds]
 */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openRawTransaction } from './raw-transaction.ts';
import { type Measured, startBare, startMeasured } from './start-measured.ts';

const rounds = Number(process.argv[2] ?? 3);
const members = 400;
const perRound = { reads: 1000, writes: 300 };
const atOnce = 20;
const settleMs = 15_000;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

interface Asked {
  method?: 'POST';
  path: string;
  token?: string;
  body?: object;
}

const ask = (port: number, { method, path, token = '', body }: Asked): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    request({ port, host: '127.0.0.1', path, method: method ?? 'GET', headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        (response.statusCode ?? 500) < 300 ? resolve(text) : reject(new Error(`${path}: ${text}`)),
      );
    })
      .on('error', reject)
      .end(body ? JSON.stringify(body) : undefined);
  });

/** Asks so often, some at once; returns the seconds it took. */
async function askMany(port: number, count: number, what: (index: number) => Asked): Promise<number> {
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < count) await ask(port, what(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (performance.now() - began) / 1000;
}

async function cpuPerRequest(server: Measured, what: Asked): Promise<number> {
  const before = await server.usage();
  await askMany(server.port, perRound.reads, () => what);
  return ((await server.usage()).cpuMs - before.cpuMs) / perRound.reads;
}

/** How many transactions of four statements a second, each on the disk before the next. */
function rawTransactions(count: number): number {
  const raw = openRawTransaction();
  const began = performance.now();
  for (let index = 0; index < count; index++) raw.write(index);
  const seconds = (performance.now() - began) / 1000;
  raw.close();
  return count / seconds;
}

const median = (figures: number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const server = await startMeasured(members);
const { megabytes } = await server.usage();
const { port, tokens } = server;
const tokenOf = (index: number): string => tokens[index % tokens.length] ?? '';
let ideas = 0;
const idea = (): Asked => {
  const index = ideas++;
  const body = { question: 'O que você plantou?', answer: `Plantei o número ${index} com os vizinhos.` };
  return { method: 'POST', path: '/api/submissions', token: tokenOf(index), body };
};
await askMany(port, 100, idea);
const token = tokenOf(0);
const id: number = JSON.parse(await ask(port, { path: '/api/auth/me', token })).id;

const readPaths = [
  '/api/auth/me',
  `/api/users/${id}/stats`,
  `/api/users/${id}/activities?limit=5`,
  `/api/users/${id}/octalysis-stats`,
  '/api/submissions?limit=10',
  '/api/submissions?limit=20',
  '/api/leaderboard',
  '/api/leadership/stats',
  '/api/games',
  `/api/users/${id}/games/1/progress`,
  '/api/collaborative-quizzes',
  '/api/collaborative-quizzes/1/teams',
  '/api/business-challenges',
  '/api/business-challenges/history',
  '/api/stories',
];
const rawWrite: Asked = {
  method: 'POST',
  path: '/raw',
  body: { question: 'O que você plantou?', answer: 'Milho.' },
};
let votes = 0;
const writes: Record<string, () => Asked> = {
  'POST /api/submissions': idea,
  'POST /api/submissions/{id}/vote': () => {
    // Each member votes for posts of the first hundred, one after the other, never for the own one.
    const index = votes++;
    const voter = 100 + (index % 300);
    return {
      method: 'POST',
      path: `/api/submissions/${1 + Math.floor(index / 300)}/vote`,
      token: tokenOf(voter),
    };
  },
  'POST /api/business-challenges/{id}/start': () => ({
    method: 'POST',
    path: '/api/business-challenges/mel-supermercado/start',
    token: tokenOf(votes++),
  }),
};

const texts: Record<string, string> = {};
for (const path of readPaths) texts[path.split('?')[0] ?? path] = await ask(port, { path, token });
const bare = await startBare(texts);
const reads = readPaths.map((path) => ({ path, own: [] as number[], bare: [] as number[] }));
const writing = Object.entries(writes).map(([name, what]) => ({ name, what, own: [] as number[] }));
const raw: number[] = [];
const asked: number[] = [];
// What the first ideas changed in the network is computed in a thread: that is no read's work, and is waited for.
await wait(settleMs);
for (let round = 0; round <= rounds; round++) {
  for (const { path, own, bare: other } of reads) {
    own.push(await cpuPerRequest(server, { path, token }));
    other.push(await cpuPerRequest(bare, { path }));
    // The first round only warms up.
    if (round === 0) own.length = other.length = 0;
  }
}
for (let round = 0; round <= rounds; round++) {
  for (const { what, own } of writing) {
    own.push(perRound.writes / (await askMany(port, perRound.writes, what)));
    raw.push(rawTransactions(perRound.writes));
    asked.push(perRound.writes / (await askMany(bare.port, perRound.writes, () => rawWrite)));
    if (round === 0) own.length = raw.length = asked.length = 0;
  }
}
server.stop();
bare.stop();
const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
console.table([
  ...reads.map(({ path, own, bare: other }) => ({
    call: `GET ${path}`,
    'µs of CPU': Math.round(median(own) * 1000),
    'of bare Fastify': percent(median(other) / median(own)),
  })),
  ...writing.map(({ name, own }) => ({
    call: name,
    'a second': Math.round(median(own)),
    'of a raw transaction': percent(median(own) / median(raw)),
    'of one asked of bare Fastify': percent(median(own) / median(asked)),
  })),
]);
console.log(`goals: reads 35% (leaderboard 20%), writes 30%; ${Math.round(megabytes)} MB after the start`);
process.exit(0);
