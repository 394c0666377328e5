import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Runs first in `npm start`, `npm test` and most other commands, on nothing but Node and npm: brings what is missing,
// then goes on as the program that is named. It stays one process, so that a signal reaches it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`A Rota Viva precisa do Node 20.19 ou mais novo; este é o ${process.version}.`);
  console.error('  Para resolver: instale a versão atual em https://nodejs.org');
  process.exit(1);
}

const { ensureBrowser } = await import('./browser.mjs');
const { ensureClient } = await import('./client.mjs');
const { ensurePackages, ensureSqlite } = await import('./packages.mjs');
const { fetchPostgres, findPostgres } = await import('./postgres-binaries.mjs');
const { ensureServer } = await import('./server.mjs');

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// Without its sources this was built elsewhere: all that can be missing is SQLite for this Node.
const isDelivered = !existsSync('server/main.ts');

const errands = {
  start: async () => {
    if (isDelivered) return ensureSqlite();
    await ensurePackages();
    await Promise.all([ensureClient(), ensureServer()]);
  },
  server: async () => {
    if (isDelivered) return ensureSqlite();
    await ensurePackages();
    await ensureServer();
  },
  sqlite: ensureSqlite,
  dev: ensurePackages,
  test: async () => {
    await ensurePackages();
    await ensureBrowser();
    if (!process.env.TEST_DATABASE_URL && !findPostgres()) await fetchPostgres();
  },
};

const [wanted, program] = process.argv.splice(2, 2);
const errand = Object.entries(errands).find(([name]) => name === wanted)?.[1];
try {
  if (!errand) throw new Error(`Uso: node scripts/prepare.mjs ${Object.keys(errands).join('|')} [programa]`);
  await errand();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (program) await import(pathToFileURL(program).href);
