/**
 * Kills the server in the middle of registrations, and of many who change their accounts and share commits, starts it again,
 * and looks for every account and every change whose answer had arrived. Usage: npm run bench:crash -- [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#scripts/postgres.mjs';
import { ensureServer } from '#scripts/server.mjs';
import { asBuilt, spawnServer } from './spawn-server.ts';

interface Account {
  username: string;
  token: string;
}

const rounds = Number(process.argv[2] ?? 20);
const newcomers = 8;
const writers = 40;

async function register(url: string, username: string): Promise<Account> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@exemplo.com`, password: 'segredo' }),
  });
  if (response.status !== 201) throw new Error(`register answered ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return { username, token };
}

/** Registers until the server goes away; returns what was acknowledged. */
async function registerUntilKilled(url: string, prefix: string): Promise<Account[]> {
  const acknowledged: Account[] = [];
  for (let count = 0; ; count++) {
    try {
      acknowledged.push(await register(url, `${prefix}n${count}`));
    } catch {
      return acknowledged;
    }
  }
}

async function isThere(url: string, { username, token }: Account): Promise<boolean> {
  const response = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) return false;
  return ((await response.json()) as { username: string }).username === username;
}

/** One who changes the own name until the server goes away, and the number of the last change that was acknowledged. */
interface Writer extends Account {
  last: number;
}

const nameOf = (number: number): string => `Nome de número ${number}`;

async function changeUntilKilled(url: string, writer: Writer): Promise<void> {
  const headers = { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' };
  for (let number = writer.last + 1; ; number++) {
    try {
      const body = JSON.stringify({ fullName: nameOf(number) });
      const { status } = await fetch(`${url}/api/account`, { method: 'PATCH', headers, body });
      if (status !== 200) throw new Error(`a change of name answered ${status}`);
      writer.last = number;
    } catch {
      return;
    }
  }
}

/** Whether the last change is there, or the one after it, which may have been made without an answer. */
async function isChanged(url: string, { token, last }: Writer): Promise<boolean> {
  if (last < 0) return true;
  const headers = { authorization: `Bearer ${token}` };
  const { fullName } = (await (await fetch(`${url}/api/account`, { headers })).json()) as {
    fullName: string;
  };
  return fullName === nameOf(last) || fullName === nameOf(last + 1);
}

/** Each server is killed amid its work, and the next one looks for what it had acknowledged. */
async function runRounds(engine: string, environment: Record<string, string>): Promise<boolean> {
  let kept = 0;
  let lost = 0;
  let changes = 0;
  let server = await spawnServer(asBuilt, environment);
  const people: Writer[] = [];
  while (people.length < writers)
    people.push({ ...(await register(server.url, `muda${people.length}`)), last: -1 });
  for (let round = 0; round < rounds; round++) {
    const { url } = server;
    const work = Array.from({ length: newcomers }, (_, newcomer) =>
      registerUntilKilled(url, `r${round}w${newcomer}`),
    );
    const before = people.reduce((sum, { last }) => sum + last, 0);
    const changing = people.map((writer) => changeUntilKilled(url, writer));
    await wait(300 + Math.random() * 500);
    await server.kill();
    const acknowledged = (await Promise.all(work)).flat();
    await Promise.all(changing);
    changes += people.reduce((sum, { last }) => sum + last, -before);
    server = await spawnServer(asBuilt, environment);
    for (const writer of people) if (!(await isChanged(server.url, writer))) lost++;
    for (const account of acknowledged) {
      if (await isThere(server.url, account)) kept++;
      else lost++;
    }
  }
  await server.kill();
  console.log(
    `${engine}: ${rounds} kills, ${kept} acknowledged accounts and ${changes} changes found again, ${lost} lost`,
  );
  return lost === 0 && kept > 0 && changes > 0;
}

await ensureServer();
const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-crash-'));
const postgres = await startPostgres();
try {
  const sqlite = await runRounds('SQLite', { DATA_DIR: dataDir });
  const pg = await runRounds('PostgreSQL', { DATABASE_URL: postgres.url });
  process.exitCode = sqlite && pg ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
