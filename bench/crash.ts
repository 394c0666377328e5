/**
 * Kills the server in the middle of registrations, starts it again, and looks for every account whose answer had
 * arrived. Usage: npm run bench:crash -- [rounds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.mjs';

interface Running {
  url: string;
  kill(): Promise<void>;
}

interface Account {
  username: string;
  token: string;
}

const rounds = Number(process.argv[2] ?? 20);
const writers = 8;

async function startServer(environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /pronta em (http:\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

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

async function runRounds(engine: string, environment: Record<string, string>): Promise<boolean> {
  let kept = 0;
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(environment);
    const work = Array.from({ length: writers }, (_, writer) =>
      registerUntilKilled(server.url, `r${round}w${writer}`),
    );
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 500));
    await server.kill();
    const acknowledged = (await Promise.all(work)).flat();
    const again = await startServer(environment);
    for (const account of acknowledged) {
      if (await isThere(again.url, account)) kept++;
      else lost++;
    }
    await again.kill();
  }
  console.log(`${engine}: ${rounds} kills, ${kept} acknowledged accounts found again, ${lost} lost`);
  return lost === 0 && kept > 0;
}

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-crash-'));
const postgres = await startPostgres();
try {
  const sqlite = await runRounds('SQLite', { DATA_DIR: dataDir, DATABASE_URL: '' });
  const pg = await runRounds('PostgreSQL', { DATABASE_URL: postgres.url });
  process.exitCode = sqlite && pg ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
