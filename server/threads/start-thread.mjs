import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

/** @type {{file: string}} */
const { file } = workerData;

// The tests start hundreds of threads and have them built beforehand: from its sources each takes a second.
const folder = process.env.BUILT_THREADS;
const built = folder && resolve(folder, `${basename(file, '.ts')}.js`);
if (built && file.endsWith('.ts') && existsSync(built)) await import(pathToFileURL(built).href);
else await importSources();

/** A thread does not inherit how its process reads TypeScript, and a flag for it is not heard: it is set up here. */
async function importSources() {
  // What is no TypeScript and has many files is imported before that, in a quarter of the time.
  await import('kysely');
  const { register } = await import('tsx/esm/api');
  register();
  await import(file);
}
