/**
 * Stops, kills and restarts PostgreSQL, and silences the line to it, under writes and listeners of two server processes,
 * again and again. Nothing acknowledged may be lost, no event told twice, none missed unless the listener was told to
 * read again, and neither server may end. Usage: npm run bench:databaseloss -- [rounds] [seconds out of reach in the last round]
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { eventsPath } from '#core/contract/live.ts';
import { startPostgres } from '#scripts/postgres.mjs';
import { layLine } from '#server/testing/line.ts';
import { fromSources, type Spawned, spawnServer } from './spawn-server.ts';

const rounds = Number(process.argv[2] ?? 50);
const longOutage = Number(process.argv[3] ?? 35) * 1000;
const endings = ['SIGINT', 'SIGQUIT', 'SIGKILL', 'silence'] as const;
const longestStop = 1_500;
const longestSilence = 12_000;
const quizId = 2;
const teams = 3;

interface Writer {
  token: string;
  teamId: number;
  part: number;
  /** What the server has acknowledged, by number. */
  acknowledged: number[];
  sent: number;
}

interface Ear {
  teamId: number;
  /** How often each answer was heard. */
  heard: Map<string, number>;
  resyncs: number;
  drops: number;
}

const startServer = (databaseUrl: string): Promise<Spawned> =>
  spawnServer(fromSources, { DATABASE_URL: databaseUrl });

async function ask<T>(url: string, path: string, token: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw Object.assign(new Error(`${path} answered ${response.status}`), { answer });
  return answer as T;
}

const teamPath = (teamId?: number) =>
  `/api/collaborative-quizzes/${quizId}/teams${teamId === undefined ? '' : `/${teamId}`}`;

async function seatWriters(url: string): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let team = 0; team < teams; team++) {
    let teamId: number | undefined;
    for (let seat = 0; seat < 3; seat++) {
      const username = `m${team}s${seat}`;
      const account = { username, email: `${username}@x.com`, password: 'segredo' };
      const { token } = await ask<{ token: string }>(url, '/api/auth/register', '', 'POST', account);
      const path: string = teamId === undefined ? teamPath() : `${teamPath(teamId)}/join`;
      const desk = await ask<{ id: number; userPart: number }>(url, path, token, 'POST', {});
      teamId = desk.id;
      writers.push({ token, teamId, part: desk.userPart, acknowledged: [], sent: 0 });
    }
  }
  return writers;
}

const statuses = new Map<string, number>();

async function write(url: string, writer: Writer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const number = ++writer.sent;
    try {
      const path = `${teamPath(writer.teamId)}/answers/${writer.part}`;
      await ask(url, path, writer.token, 'PUT', { answer: `resposta ${writer.part} ${number}` });
      writer.acknowledged.push(number);
      lastWrite = performance.now();
    } catch (error) {
      const what = error instanceof Error ? (/\d{3}$/.exec(error.message)?.[0] ?? error.message) : 'unknown';
      statuses.set(what, (statuses.get(what) ?? 0) + 1);
      await wait(50);
    }
  }
}

let lastWrite = 0;
let lastHeard = 0;

/** Listens as a browser would: comes back from where it was whenever the stream ends. */
async function listen(
  url: string,
  { token, teamId }: Writer,
  ear: Ear,
  isOver: () => boolean,
): Promise<void> {
  let lastId: string | undefined;
  while (!isOver()) {
    try {
      const response = await fetch(`${url}${eventsPath}`, {
        headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
      });
      if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`);
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          lastId = /^id: (\d+)$/m.exec(message)?.[1] ?? lastId;
          if (message.includes('event: resync')) ear.resyncs++;
          const answer = new RegExp(`"teamId":${teamId},.*"answer":"([^"]+)"`).exec(message)?.[1];
          if (!answer) continue;
          ear.heard.set(answer, (ear.heard.get(answer) ?? 0) + 1);
          lastHeard = performance.now();
        }
        if (isOver()) return;
      }
    } catch {
      await wait(100);
    }
    ear.drops++;
  }
}

const megabytes = ({ process: { pid } }: Spawned): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

const isAlive = ({ process: child }: Spawned): boolean =>
  child.exitCode === null && child.signalCode === null;

async function until(what: () => boolean, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  while (!what()) {
    if (performance.now() > end) return false;
    await wait(10);
  }
  return true;
}

const postgres = await startPostgres({ synchronous_commit: 'on' });
const line = await layLine(postgres.url);
const servers = [await startServer(line.url), await startServer(line.url)];
const [first, second] = servers;
if (!first || !second) throw new Error('two servers were to be started');
const writers = await seatWriters(first.url);
const ears: Ear[] = [];
let isOver = false;
let isListeningOver = false;
for (const [index, writer] of writers.entries()) {
  const ear: Ear = { teamId: writer.teamId, heard: new Map(), resyncs: 0, drops: 0 };
  ears.push(ear);
  void listen((index % 2 ? first : second).url, writer, ear, () => isListeningOver);
}
const writing = writers.map((writer, index) => write((index % 2 ? second : first).url, writer, () => isOver));
await wait(1000);
const memoryBefore = servers.map(megabytes);
const back: { written: number[]; heard: number[] } = { written: [], heard: [] };
let late = 0;
for (let round = 0; round < rounds && servers.every(isAlive); round++) {
  const ending = endings[round % endings.length] ?? 'SIGKILL';
  const isSilence = ending === 'silence';
  if (isSilence) line.isSilent = true;
  else await postgres.halt(ending);
  await wait(round === rounds - 1 ? longOutage : Math.random() * (isSilence ? longestSilence : longestStop));
  if (isSilence) line.isSilent = false;
  else await postgres.resume();
  const since = performance.now();
  const isBack = await until(() => lastWrite > since && lastHeard > since, 30_000);
  back.written.push(Math.round(lastWrite - since));
  if (!isBack) late++;
  else back.heard.push(Math.round(performance.now() - since));
  await wait(200 + Math.random() * 500);
}
isOver = true;
await Promise.all(writing);
await wait(2000);
isListeningOver = true;

const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const kept = await client.query<{ team_id: number; part: number; answer: string }>(
  'select * from team_answers',
);
const keptOf = (writer: Writer) =>
  kept.rows.find(({ team_id, part }) => team_id === writer.teamId && part === writer.part)?.answer ?? '';
const lost = writers.filter(
  (writer) => Number(keptOf(writer).split(' ').at(-1)) < (writer.acknowledged.at(-1) ?? 0),
).length;
const listeners = await client.query(
  `select 1 from pg_stat_activity where application_name = 'rota-viva-live' and pid <> pg_backend_pid()`,
);
await client.end();

let twice = 0;
let missed = 0;
for (const ear of ears) {
  for (const times of ear.heard.values()) if (times > 1) twice++;
  if (ear.resyncs > 0) continue;
  for (const writer of writers.filter(({ teamId }) => teamId === ear.teamId)) {
    for (const number of writer.acknowledged) {
      if (!ear.heard.has(`resposta ${writer.part} ${number}`)) missed++;
    }
  }
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const alive = servers.filter(isAlive).length;
const acknowledged = sum(writers.map((writer) => writer.acknowledged.length));
console.table({
  'PostgreSQL stopped, killed or out of hearing, and back': rounds,
  'servers that still live (of 2)': alive,
  'connections that listen (one a server)': listeners.rowCount,
  'writes acknowledged': acknowledged,
  'of them lost': lost,
  'events heard': sum(ears.map(({ heard }) => heard.size)),
  'events told twice': twice,
  'events missed without being told to read again': missed,
  'times told to read again': sum(ears.map(({ resyncs }) => resyncs)),
  'streams that had to come back': sum(ears.map(({ drops }) => drops)),
  'rounds not back within 30 s': late,
  'back after, slowest (ms)': Math.max(...back.heard, 0),
  'memory before (MB)': memoryBefore.join(' and '),
  'memory after (MB)': servers.filter(isAlive).map(megabytes).join(' and '),
  'refusals meanwhile': [...statuses].map(([status, times]) => `${status}: ${times}`).join(', '),
});
for (const { process: child } of servers) child.kill('SIGTERM');
line.close();
await postgres.stop();
const isSound = alive === 2 && lost === 0 && twice === 0 && missed === 0 && late === 0 && acknowledged > 0;
process.exit(isSound ? 0 : 1);
