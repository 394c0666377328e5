import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MissingError, sayWhile } from './console.mjs';
import { npm } from './run.mjs';
import { fingerprint, readStamp } from './stamp.mjs';

const stampFile = 'node_modules/.rota-viva-packages';

/** The same choice as server/db/better-sqlite.ts, and the script that compiles the package. */
const isOldNode = Number.parseInt(process.versions.node, 10) < 22;
const sqlite = isOldNode
  ? { name: 'better-sqlite3-node20', script: 'install' }
  : { name: 'better-sqlite3', script: 'build-release' };

function wantedPackages() {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, overrides]))
    .update(fingerprint(['package-lock.json']))
    .digest('hex');
}

/** How many packages lie there already, of those that the lock file names. */
function countInstalled() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const names = Object.keys(packages).filter((place) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place));
  const folders = existsSync('node_modules') ? readdirSync('node_modules') : [];
  const there = folders
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(`node_modules/${name}`) : [name]));
  return `${there.length} de até ${names.length} pacotes`;
}

/** @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] */
async function npmOrFail(args, options) {
  const { code, output } = await npm(args, options);
  if (code === 0) return;
  throw new MissingError(`Os pacotes não foram instalados:\n${output.trim()}`, `npm ${args.join(' ')}`);
}

/** Installs the packages when they are missing, or older than package.json, or meant for another machine. */
export async function ensurePackages() {
  const wanted = `${wantedPackages()} ${process.platform}-${process.arch}`;
  if (readStamp(stampFile) !== wanted) {
    await sayWhile(
      'instalando os pacotes do npm',
      () => npmOrFail(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']),
      countInstalled,
    );
    writeFileSync(stampFile, `${wanted}\n`);
  }
  await ensureSqlite();
}

function opensDatabase() {
  try {
    const Sqlite = createRequire(import.meta.url)(sqlite.name);
    new Sqlite(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/** Compiles SQLite where its package has no binary for this machine and this Node, as on Node 20. */
export async function ensureSqlite() {
  if (opensDatabase()) return;
  const cwd = `node_modules/${sqlite.name}`;
  const why = isOldNode
    ? `o Node ${process.versions.node} não tem um pronto`
    : 'esta máquina não tem um pronto';
  await sayWhile(`compilando o SQLite, uns dois minutos e uma vez só (${why})`, () =>
    npmOrFail(['run', sqlite.script], { cwd }),
  );
  if (opensDatabase()) return;
  throw new MissingError('O SQLite foi compilado, mas não abre.', 'instale o Node 22 ou mais novo');
}
