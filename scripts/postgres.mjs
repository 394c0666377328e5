import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MissingError, say } from './console.mjs';
import { fetchPostgres, findPostgres } from './postgres-binaries.mjs';
import { run } from './run.mjs';

const prefix = 'rota-viva-pg-';
const startTimeoutMs = 30_000;

/** PostgreSQL refuses to run as root, so root lends it another user. @returns {{uid: number, gid: number} | {}} */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new MissingError(
    'O PostgreSQL não roda como root, e falta outro usuário.',
    'useradd --system postgres',
  );
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Stops and deletes the servers whose owner was killed; the owner's process id is in the folder's name.
 * @param {string} bin
 * @param {string} parent
 */
async function sweep(bin, parent) {
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Number.isNaN(owner) || isAlive(owner)) continue;
    const folder = join(parent, name);
    const data = join(folder, 'data');
    if (existsSync(join(data, 'postmaster.pid'))) {
      await run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { cwd: '/', ...serverUser() });
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} bin @param {string} parent */
async function createCluster(bin, parent) {
  const user = serverUser();
  const folder = await mkdtemp(join(parent, `${prefix}${process.pid}-`));
  await chmod(folder, 0o700);
  if ('uid' in user) await chown(folder, user.uid, user.gid);
  // The C locale compares text byte by byte, as the embedded engine does.
  const made = await run(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...user },
  );
  if (made.code !== 0) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`O initdb do PostgreSQL falhou:\n${made.output}`);
  }
  return folder;
}

/** @param {string} bin @param {string} folder @param {number} port @param {Record<string, string>} given */
function launch(bin, folder, port, given) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: process.platform === 'win32' ? '' : folder,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...given,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), '-p', String(port), ...args], {
    cwd: folder,
    stdio: ['ignore', log, log],
    ...serverUser(),
  });
  closeSync(log);
  return child;
}

/** @param {import('node:child_process').ChildProcess} child @param {string} folder */
async function untilReady(child, folder) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    // The last line of this file is the server's own word on its state.
    const state = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '');
    // The first is the process, so that what a killed server left behind is not taken for this one's.
    if (state.startsWith(`${child.pid}\n`) && /\nready\s*$/.test(state)) return;
    await wait(50);
  }
  throw new Error(`O PostgreSQL não iniciou:\n${await readFile(join(folder, 'log'), 'utf8')}`);
}

/**
 * A throw-away server. `nearUrl` leads to it past the network where the machine can, in three quarters of the time. `halt` ends it as a power cut (SIGKILL), an immediate (SIGQUIT) or a fast stop (SIGINT) would
 * and keeps its data; `resume` starts it again at the same address.
 * @typedef {{
 *   url: string,
 *   nearUrl: string,
 *   stop: () => Promise<void>,
 *   halt: (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') => Promise<void>,
 *   resume: () => Promise<void>,
 * }} Postgres
 */

/**
 * Starts a throw-away PostgreSQL server on a free local port, fetching the programs if the machine has none.
 * @param {Record<string, string>} [settings] of PostgreSQL, beside those that make it quick
 * @param {string} [parent] the folder that its data are put into
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(settings = {}, parent = tmpdir()) {
  const bin = findPostgres() ?? (await fetchPostgres());
  await sweep(bin, parent);
  const folder = await createCluster(bin, parent);
  const port = await freePort();
  let child = launch(bin, folder, port, settings);
  const kill = () => child.kill('SIGQUIT');
  process.once('exit', kill);

  const halt = async (/** @type {NodeJS.Signals} */ signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  const resume = async () => {
    // What a killed server had started ends by itself, but not at once; until then the data is not let go of.
    for (let left = 20; ; left--) {
      child = launch(bin, folder, port, settings);
      try {
        return await untilReady(child, folder);
      } catch (error) {
        if (left === 0) throw error;
        await wait(100);
      }
    }
  };
  const stop = async () => {
    process.off('exit', kill);
    await halt('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child, folder);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const nearUrl = process.platform === 'win32' ? url : `${url}?host=${encodeURIComponent(folder)}`;
  return { url, nearUrl, stop, halt, resume };
}

async function runInForeground() {
  const { url, stop } = await startPostgres();
  say(`PostgreSQL pronto; Ctrl-C encerra\n${url}`);
  const end = () => stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runInForeground();
