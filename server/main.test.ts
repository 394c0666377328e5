import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startPostgres } from '#scripts/postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rota-viva-main-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fromSources = ['--import', 'tsx', 'server/main.ts'];
/** As it is delivered, and built before the tests; it starts in a fifth of the time. */
const asBuilt = ['dist/server/main.js'];

/** Starts the real program; what it wrote, and how it ended. */
function start(environment: Record<string, string>, command = process.execPath, args = asBuilt) {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      npm_lifecycle_event: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const texts = { out: '', error: '' };
  child.stdout?.on('data', (chunk) => {
    texts.out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    texts.error += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const until = (what: RegExp) =>
    expect
      .poll(() => what.exec(texts.out)?.[1], { timeout: 60_000 })
      .toBeDefined()
      .then(() => what.exec(texts.out)?.[1] ?? '');
  return { child, texts, ended, until };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const patience = { timeout: 120_000 };
const ready = /pronta em (http:\S+)/;

it.each([
  ['SIGTERM', fromSources, (child: ChildProcess) => child.kill('SIGTERM')],
  ['a message', asBuilt, (child: ChildProcess) => child.send('shutdown')],
])('stops in order on %s', patience, async (what, program, stop) => {
  const environment = { DATA_DIR: join(folder, what.replace(' ', '-')) };
  const { child, ended, until } = start(environment, process.execPath, program);
  const url = await until(ready);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  stop(child);
  expect(await ended).toBe(0);
});

it('answers who waits for a database that hangs, and stops in time all the same', patience, async () => {
  const postgres = await startPostgres();
  const holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
  const { child, ended, until } = start({ DATABASE_URL: postgres.url });
  const url = await until(ready);
  await holder.query('begin');
  await holder.query('lock table sessions');
  const asked = Array.from({ length: 10 }, (_, index) =>
    fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ficha${index}` } }),
  );
  const waiting = 'select 1 from pg_locks where not granted';
  await expect.poll(async () => (await holder.query(waiting)).rowCount, patience).toBeGreaterThan(0);
  const told = performance.now();
  child.kill('SIGTERM');
  const answers = await Promise.all(asked);
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    Array(10).fill([503, '2']),
  );
  expect(await ended).toBe(0);
  expect(performance.now() - told).toBeLessThan(10_000);
  await holder.end();
  await postgres.stop();
});

it.runIf(process.platform !== 'win32')(
  'leaves no server behind when whoever started it is gone',
  patience,
  async () => {
    const command = `"${process.execPath}" ${asBuilt.join(' ')}; echo over`;
    const environment = { DATA_DIR: join(folder, 'shell'), npm_lifecycle_event: 'start' };
    const shell = start(environment, 'sh', ['-c', command]);
    const pid = Number(await shell.until(/"pid":(\d+)/));
    await shell.until(ready);
    shell.child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  },
);

/** A port that nobody uses at this moment, for a server that cannot say which one it has. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(typeof address === 'object' && address ? address.port : 0);
}

it.runIf(existsSync('/dev/full'))(
  'answers, and stops in order, while its log finds no room',
  patience,
  async () => {
    const environment = { DATA_DIR: join(folder, 'full'), PORT: await freePort() };
    const command = `exec "${process.execPath}" ${asBuilt.join(' ')} >/dev/full`;
    const { child, ended } = start(environment, 'sh', ['-c', command]);
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${environment.PORT}${path}`, { signal: AbortSignal.timeout(10_000) }))
        .status;
    await expect.poll(() => ask('/readyz').catch(() => 0), { timeout: 60_000 }).toBe(200);
    for (let count = 0; count < 5; count++) expect(await ask('/api/auth/me')).toBe(401);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);

it('says in one sentence that PostgreSQL is out of reach, without its password', patience, async () => {
  const { texts, ended } = start({ DATABASE_URL: 'postgres://ana:segredo@127.0.0.1:1/rota' });
  expect(await ended).toBe(1);
  expect(texts.error.trim()).toBe(
    'O PostgreSQL em 127.0.0.1:1 não responde. Veja se está ligado e se DATABASE_URL está certo.',
  );
});

it.runIf(existsSync('/proc/self'))(
  'says in one sentence that there is no making a folder, instead of trying for ever',
  patience,
  async () => {
    const { texts, ended } = start({ DATA_DIR: '/proc/nada/dados' });
    expect(await ended).toBe(1);
    expect(texts.error.trim()).toBe(
      'Não é possível gravar na pasta de dados /proc/nada/dados. Corrija o dono e as permissões dela ou escolha outra com DATA_DIR.',
    );
  },
);

it('prints by which address one becomes the coordination while nobody is', patience, async () => {
  const settings = { DATA_DIR: join(folder, 'first') };
  const first = start(settings);
  const url = await first.until(ready);
  const code = await first.until(/\/comecar\/(\w+) na próxima hora/);
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const person = { username: 'Rita Sá', email: 'rita@exemplo.com', password: 'segredo' };
  const { token } = await post('/api/auth/register', person);

  // Beside a server that runs, from the shell: for whoever is locked out.
  const command = ['dist/server/carer.js'];
  const nobody = start(settings, process.execPath, [...command, 'ninguém']);
  expect(await nobody.ended).toBe(1);
  expect(nobody.texts.error).toContain('Não há conta com o nome ninguém.');
  const shell = start(settings, process.execPath, [...command, 'rita', 'sá']);
  expect(await shell.ended).toBe(0);
  expect(shell.texts.out).toMatch(/^Rita Sá agora faz parte da coordenação\..*\/entrar\/\w{10}/);
  expect(await post('/api/auth/first', { code }, token)).toMatchObject({ code: 'first_taken' });

  first.child.kill('SIGTERM');
  await first.ended;
  const again = start(settings);
  await again.until(ready);
  expect(await fetch(`${await again.until(ready)}/api/deployment`).then((one) => one.json())).toMatchObject({
    hasCoordination: true,
  });
  expect(again.texts.out).not.toContain('/comecar/');
});
