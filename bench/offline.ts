/**
 * Writes of every kind that wait on phones, sent by the client's own outbox through a server whose answers get lost: each
 * is to be done once and in order. Each phone has two tabs, which are killed at any moment; phones come back up to 30 days
 * later. In the end the same is done with something broken on purpose, three times, and has to be noticed.
 * Usage: npm run bench:offline -- [writes] [sqlite|postgres]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#scripts/postgres.mjs';
import { type Break, openBrowser, Phone } from './offline-phone.ts';
import { type Server, startServer } from './offline-server.ts';
import {
  findDifference,
  join,
  type Member,
  makeWorld,
  password,
  queueOf,
  type World,
} from './offline-writes.ts';

const wanted = Number(process.argv[2] ?? 10_000);
const engines = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres'];
/** What is broken on purpose, and as what it has to show. */
const breaks: Readonly<Record<Break, RegExp>> = {
  'forgets run ids': /^found|was refused$/m,
  'lets two tabs send': /two tabs sent at once/,
  'drops what is refused': /refused and nobody was told/,
};
const phonesAtOnce = 8;
const writesWithBreak = 400;
const maxRounds = 500;
const day = 24 * 3600 * 1000;

let server: Server;
let joining = 0;
const create = await openBrowser((request) => server.carry(request));

/** Something that happens to a phone: time passes, and its tabs may be killed, one or both. */
function befall(phone: Phone): void {
  const chance = Math.random();
  // Whoever is just joining does so within one session.
  const isLong = chance < 0.05 && joining === 0;
  server.clock.now += isLong ? Math.round(Math.random() * 30 * day) : 60_000;
  if (chance < 0.3) phone.kill(chance < 0.15 ? 2 : 1);
}

/** A session that ended while the phone was away: the person signs in again. */
async function signInAgain(phone: Phone, { username }: Member): Promise<void> {
  if (phone.storage.has('auth_token')) return;
  const body = { usernameOrEmail: username, password };
  const { token } = await server.ask<{ token: string }>('login', { body });
  phone.storage.set('auth_token', token);
}

/** The life of one phone until nothing waits on it; answers how many writes it made, and fails on what went wrong. */
async function live(world: World, breaks: Break | undefined): Promise<number> {
  joining++;
  const member = await join(server);
  const queue = await queueOf(server, world, member).finally(() => joining--);
  const phone = new Phone(member.id, breaks, create);
  phone.storage.set('auth_token', member.token);
  for (const write of queue.writes) {
    if (Math.random() < 0.3) befall(phone);
    await phone.make(write);
  }
  for (let round = 0; !phone.isDone; round++) {
    if (round > maxRounds)
      throw new Error(`it never came through: ${[...phone.calls.values()].map(({ call }) => call).join()}`);
    // A server that takes long to start is no reason to give up.
    await server.db();
    await signInAgain(phone, member);
    const killing = Math.random() < 0.2 && pause(Math.random() * 20).then(() => befall(phone));
    await phone.deliver();
    await killing;
    befall(phone);
  }
  phone.kill(2);
  await look(phone, member, queue);
  return queue.writes.length;
}

async function look(phone: Phone, member: Member, queue: Awaited<ReturnType<typeof queueOf>>): Promise<void> {
  const faults = [...phone.faults];
  for (const { call, runId } of phone.made) {
    const isTold = phone.toldRefused.has(runId) || phone.calls.get(runId)?.refusal !== undefined;
    if (queue.hopeless.has(call) && !isTold) faults.push(`${call.call} was refused and nobody was told`);
    if (!queue.hopeless.has(call) && isTold) faults.push(`${call.call} was refused`);
  }
  const difference = await findDifference(await server.db(), member, queue);
  if (difference) faults.push(difference);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** So many writes, from several phones at once; answers how many were made. */
async function run(
  engine: string,
  writes: number,
  broken?: Break,
): Promise<Server['counts'] & { made: number }> {
  const dataDir = mkdtempSync(joinPath(tmpdir(), 'rota-viva-offline-'));
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  server = await startServer({ databaseUrl: postgres?.url, dataDir });
  let made = 0;
  try {
    const world = await makeWorld(server);
    const failures: unknown[] = [];
    const hold = async () => {
      while (made < writes && failures.length === 0) {
        const count = await live(world, broken).catch((failure: unknown) => void failures.push(failure));
        made += count ?? 0;
      }
    };
    // The others come to their end before the server does.
    await Promise.all(Array.from({ length: phonesAtOnce }, hold));
    if (failures.length > 0) throw failures[0];
    return { ...server.counts, made };
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Whether the program fails as it has to while something is broken. */
async function isNoticed(broken: Break, shown: RegExp): Promise<boolean> {
  const message = await run('sqlite', writesWithBreak, broken).then(
    () => 'nothing was found',
    (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
  );
  const verdict = shown.test(message) ? 'noticed' : 'NOT noticed';
  console.log(`a client that ${broken}: ${verdict} (${message.split('\n')[0]?.slice(0, 120)})`);
  return shown.test(message);
}

for (const engine of engines) {
  const since = performance.now();
  try {
    const { made, carried, lost, restarts } = await run(engine, wanted);
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(
      `${engine}: ${made} writes, ${carried} calls carried, ${lost} lost, ${restarts} restarts, ${seconds} s: 0 lost, 0 doubled, order kept`,
    );
  } catch (error) {
    console.error(`${engine}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
for (const [broken, shown] of Object.entries(breaks) as [Break, RegExp][])
  if (!(await isNoticed(broken, shown))) process.exitCode = 1;
process.exit();
