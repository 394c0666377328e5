/**
 * Starts the server from its sources and as it was built, in turns, and compares how long until it answers and how
 * much memory it has then. Usage: npm run bench:boot -- [rounds]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asBuilt, fromSources, spawnServer } from './spawn-server.ts';

const rounds = Number(process.argv[2] ?? 5);
const ways = { 'das fontes': fromSources, montado: asBuilt };
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
  const server = await spawnServer(args, { DATA_DIR: dataDir });
  await fetch(`${server.url}/readyz`);
  const ms = performance.now() - started;
  await wait(1000);
  const megabytes = megabytesOf(server.process.pid);
  await server.kill('SIGTERM');
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
const [unbuilt, built] = rows;
if (unbuilt && built) {
  const ratio = (key: 'ms até responder' | 'MB') => (built[key] / unbuilt[key]).toFixed(2);
  console.log(`montado / das fontes: tempo ${ratio('ms até responder')}, memória ${ratio('MB')}`);
}
