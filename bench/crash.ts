/**
 * Kills the server in the middle of registrations, starts it again, and looks for every account whose answer had
 * arrived. Usage: npm run bench:crash -- [rounds]
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
const writers = 8;

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

/** Each server is killed amid its work, and the next one looks for what it had acknowledged. */
async function runRounds(engine: string, environment: Record<string, string>): Promise<boolean> {
  let kept = 0;
  let lost = 0;
  let server = await spawnServer(asBuilt, environment);
  for (let round = 0; round < rounds; round++) {
    const { url } = server;
    const work = Array.from({ length: writers }, (_, writer) =>
      registerUntilKilled(url, `r${round}w${writer}`),
    );
    await wait(300 + Math.random() * 500);
    await server.kill();
    const acknowledged = (await Promise.all(work)).flat();
    server = await spawnServer(asBuilt, environment);
    for (const account of acknowledged) {
      if (await isThere(server.url, account)) kept++;
      else lost++;
    }
  }
  await server.kill();
  console.log(`${engine}: ${rounds} kills, ${kept} acknowledged accounts found again, ${lost} lost`);
  return lost === 0 && kept > 0;
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
