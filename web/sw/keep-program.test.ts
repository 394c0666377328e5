import { expect, test, vi } from 'vitest';
import { keepProgram, takeOver } from './keep-program.ts';
import type { WorkerScope } from './worker-scope.ts';

const page = '<script src="/assets/index-1.js"></script>';
const build = (version: string, script = '/assets/index-1.js') => ({
  version,
  entry: script.slice(1),
  files: ['/', '/icon.svg', script],
});

/** A device: its caches outlive the workers, and the server answers what it is told. */
function createDevice(server: (path: string) => Response | undefined) {
  const stored = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  const keyOf = (request: RequestInfo | URL) => new URL(String(request), 'https://rota.test').pathname;
  const open = (name: string) => {
    const files = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, files);
    return {
      match: async (request: RequestInfo | URL) => files.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) => void files.set(keyOf(request), answer),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL) => {
      for (const files of stored.values()) {
        const found = files.get(keyOf(request));
        if (found) return found.clone();
      }
      return undefined;
    },
  };

  function start(own: ReturnType<typeof build>) {
    const listeners = new Map<string, (event: unknown) => void>();
    const skipWaiting = vi.fn(async () => {});
    const scope = {
      location: { origin: 'https://rota.test' },
      caches,
      clients: { claim: async () => {} },
      fetch: async (request: Request | string) => {
        const path = keyOf(typeof request === 'string' ? request : request.url);
        asked.push(path);
        const answer = server(path);
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
      skipWaiting,
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, listener as (event: unknown) => void),
    };
    keepProgram(scope as unknown as WorkerScope, own);
    const live = (type: 'install' | 'activate') => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
      return work;
    };
    return {
      install: () => live('install'),
      activate: () => live('activate'),
      say: (data: unknown) => listeners.get('message')?.({ data }),
      skipWaiting,
      /** The worker's answer, or undefined where it leaves the request to the browser. */
      async ask(path: string, { mode = 'navigate', method = 'GET' } = {}) {
        let answer: Promise<Response> | undefined;
        let work: Promise<unknown> | undefined;
        const request = { url: `https://rota.test${path}`, mode, method };
        listeners.get('fetch')?.({
          request,
          respondWith: (given: Promise<Response>) => {
            answer = given;
          },
          waitUntil: (given: Promise<unknown>) => {
            work = given.catch(() => {});
          },
        });
        const text = await (await answer)?.text();
        await work;
        return text;
      },
    };
  }
  return { start, asked, stored, caches };
}

const wholeServer = (path: string) =>
  new Response(path === '/' ? page : `file ${path}`, { status: path === '/nada' ? 404 : 200 });

test('after its installation every page and file of the build is there without a signal', async () => {
  let hasSignal = true;
  const { start } = createDevice((path) => (hasSignal ? wholeServer(path) : undefined));
  const worker = start(build('a'));
  await worker.install();
  await worker.activate();
  hasSignal = false;
  for (const address of ['/', '/games', '/games/flip-produtividade', '/community/', '/nada'])
    expect(await worker.ask(address)).toBe(page);
  expect(await worker.ask('/assets/index-1.js', { mode: 'cors' })).toBe('file /assets/index-1.js');
});

test('files that the phone took away come back with the next visit that has a signal', async () => {
  let hasSignal = true;
  const { start, stored } = createDevice((path) => (hasSignal ? wholeServer(path) : undefined));
  const worker = start(build('a'));
  await worker.install();
  stored.clear();
  expect(await worker.ask('/games')).toBe(page);
  hasSignal = false;
  expect(await worker.ask('/games')).toBe(page);
  expect(await worker.ask('/assets/index-1.js', { mode: 'cors' })).toBe('file /assets/index-1.js');
});

test('a storage that has gone wrong shuts nobody out who has a signal', async () => {
  const { start, caches } = createDevice(wholeServer);
  const worker = start(build('a'));
  await worker.install();
  const broken = () => Promise.reject(new DOMException('', 'UnknownError'));
  Object.assign(caches, { open: broken, match: broken });
  expect(await worker.ask('/games')).toBe(page);
  expect(await worker.ask('/assets/index-1.js', { mode: 'cors' })).toBe('file /assets/index-1.js');
});

test.each([
  ['/api/games', { mode: 'cors' }],
  ['/api/docs', { mode: 'navigate' }],
  ['/games', { mode: 'cors', method: 'POST' }],
  ['/robots.txt', { mode: 'cors' }],
])('%s %o is none of its business', async (path, options) => {
  const { start } = createDevice(wholeServer);
  const worker = start(build('a'));
  await worker.install();
  expect(await worker.ask(path, options)).toBeUndefined();
});

test('an address that is no page is for the server to judge, while there is one', async () => {
  const { start } = createDevice((path) => (path === '/nada' ? new Response('não há') : wholeServer(path)));
  const worker = start(build('a'));
  await worker.install();
  expect(await worker.ask('/nada')).toBe('não há');
});

test('an installation that broke off goes on where it was, and brings nothing twice', async () => {
  let hasSignal = false;
  const { start, asked } = createDevice((path) =>
    hasSignal || path !== '/assets/index-1.js' ? wholeServer(path) : undefined,
  );
  const worker = start(build('a'));
  await expect(worker.install()).rejects.toThrow('Failed to fetch');
  hasSignal = true;
  await worker.install();
  expect(asked.toSorted()).toEqual(['/', '/assets/index-1.js', '/assets/index-1.js', '/icon.svg']);
});

test('a page of another build, and a failure, are not kept', async () => {
  const { start } = createDevice(wholeServer);
  await expect(start(build('b', '/assets/index-2.js')).install()).rejects.toThrow('/ is not of this build');
  const broken = createDevice((path) =>
    path === '/icon.svg' ? new Response('', { status: 503 }) : wholeServer(path),
  );
  await expect(broken.start(build('a')).install()).rejects.toThrow('/icon.svg is not of this build');
});

test('a new build brings only what is new, waits for the word, and leaves the one before to other tabs', async () => {
  const pages = ['/assets/index-1.js'];
  const { start, asked, stored } = createDevice((path) =>
    path === '/' ? new Response(pages.join()) : wholeServer(path),
  );
  await start(build('a')).install();
  for (const version of ['b', 'c']) {
    asked.length = 0;
    const worker = start(build(version));
    await worker.install();
    expect(asked).toEqual(['/', '/icon.svg']);
    worker.say('qualquer coisa');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    worker.say(takeOver);
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    await worker.activate();
  }
  expect([...stored.keys()]).toEqual(['programa-b', 'programa-c']);
});

const wifiPage = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
const wifiWord = () => new Response('{}', { headers: { 'content-type': 'application/json' } });

test.each([
  ['page', wifiPage],
  ['JSON', wifiWord],
])(
  'the %s of a network that wants one to sign in is kept for no file, and the installation goes on after it',
  async (_, foreign) => {
    let isBehindPage = true;
    const { start } = createDevice((path) =>
      isBehindPage && path === '/assets/index-1.js' ? foreign() : wholeServer(path),
    );
    const worker = start(build('a'));
    await expect(worker.install()).rejects.toThrow('/assets/index-1.js is not of this build');
    isBehindPage = false;
    await worker.install();
    expect(await worker.ask('/assets/index-1.js', { mode: 'cors' })).toBe('file /assets/index-1.js');
  },
);

test('a page that was taken for a file is brought again, by this build and by the next', async () => {
  const { start, stored } = createDevice(wholeServer);
  const worker = start(build('a'));
  await worker.install();
  stored.get('programa-a')?.set('/assets/index-1.js', wifiPage());
  expect(await worker.ask('/assets/index-1.js', { mode: 'cors' })).toBe('file /assets/index-1.js');
  const next = start(build('b'));
  await next.install();
  stored.delete('programa-a');
  expect(await next.ask('/assets/index-1.js', { mode: 'cors' })).toBe('file /assets/index-1.js');
});
