/**
 * Starts the server from its sources and as it was built, in turns, and compares how long until it answers and how
 * much memory it has then. Usage: npm run bench:boot -- [rounds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const rounds = Number(process.argv[2] ?? 5);
const ways = { 'das fontes': ['--import', 'tsx', 'server/main.ts'], montado: ['dist/server/main.js'] };
const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-boot-'));

interface Boot {
  ms: number;
  megabytes: number;
}

const megabytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Until the first answer to a request, not only to the word that it is ready. */
async function boot(args: string[]): Promise<Boot> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '' },
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
  await fetch(`${url}/readyz`);
  const ms = performance.now() - started;
  await wait(1000);
  const megabytes = megabytesOf(child.pid);
  child.kill();
  await ended;
  return { ms, megabytes };
}

const middle = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

const seen = Object.entries(ways).map(([way, args]) => ({ way, args, boots: [] as Boot[] }));
// The folder is made and migrated before anything is measured.
await boot(ways.montado);
for (let round = 0; round < rounds; round++) {
  for (const { args, boots } of seen) boots.push(await boot(args));
}
rmSync(dataDir, { recursive: true, force: true });

const rows = seen.map(({ way, boots }) => ({
  servidor: way,
  'ms até responder': Math.round(middle(boots.map(({ ms }) => ms))),
  MB: Math.round(middle(boots.map(({ megabytes }) => megabytes))),
}));
console.table(rows);
const [fromSources, built] = rows;
if (fromSources && built) {
  const ratio = (key: 'ms até responder' | 'MB') => (built[key] / fromSources[key]).toFixed(2);
  console.log(`montado / das fontes: tempo ${ratio('ms até responder')}, memória ${ratio('MB')}`);
}
