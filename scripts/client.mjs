import { existsSync, writeFileSync } from 'node:fs';
import { say } from './console.mjs';
import { run } from './run.mjs';
import { fingerprint, readStamp } from './stamp.mjs';

const sources = [
  'web',
  'core',
  'vite.config.ts',
  'scripts/kept-builds.mjs',
  'package.json',
  'package-lock.json',
];
const stampFile = 'dist/web.stamp';

/** Builds the browser's files when they are missing or older than their sources. */
export async function ensureClient() {
  const wanted = fingerprint(sources, (path) => !/\.test\.tsx?$/.test(path));
  if (existsSync('dist/web/index.html') && readStamp(stampFile) === wanted) return;

  say('montando as páginas do navegador');
  const { code, output } = await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build']);
  if (code !== 0) throw new Error(`As páginas não foram montadas:\n${output.trim()}`);
  writeFileSync(stampFile, `${wanted}\n`);
}
