import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { MissingError, say } from './console.mjs';
import { npm } from './run.mjs';
import { fingerprint, readStamp } from './stamp.mjs';

const stampFile = 'node_modules/.rota-viva-packages';

function wantedPackages() {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, overrides]))
    .update(fingerprint(['package-lock.json']))
    .digest('hex');
}

/** @param {string[]} args */
async function npmOrFail(args) {
  const { code, output } = await npm(args);
  if (code === 0) return;
  throw new MissingError(`Os pacotes não foram instalados:\n${output.trim()}`, `npm ${args.join(' ')}`);
}

/** Installs the packages when they are missing, or older than package.json or than this Node. */
export async function ensurePackages() {
  const wanted = wantedPackages();
  const binaries = `${process.platform}-${process.arch}-${process.versions.modules}`;
  const [installed, builtFor] = readStamp(stampFile).split(' ');
  if (installed === wanted && builtFor === binaries) return;

  say('instalando os pacotes do npm (better-sqlite3 pode compilar por uns dois minutos)');
  await npmOrFail(['ci', '--include=dev']);
  writeFileSync(stampFile, `${wanted} ${binaries}\n`);
}
