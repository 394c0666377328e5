import { existsSync, writeFileSync } from 'node:fs';
import { say } from './console.mjs';
import { run } from './run.mjs';
import { fingerprint, readStamp } from './stamp.mjs';

const sources = ['server', 'core', 'scripts/build-server.mjs', 'package.json', 'package-lock.json'];
const stampFile = 'dist/server.stamp';

/** Builds the server's files when they are missing or older than their sources. */
export async function ensureServer() {
  const wanted = fingerprint(sources, (path) => !/\.test\.ts$/.test(path));
  if (existsSync('dist/server/main.js') && readStamp(stampFile) === wanted) return;

  say('montando o servidor');
  const { code, output } = await run(process.execPath, ['scripts/build-server.mjs']);
  if (code !== 0) throw new Error(`O servidor não foi montado:\n${output.trim()}`);
  writeFileSync(stampFile, `${wanted}\n`);
}
