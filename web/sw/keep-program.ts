import { isPage } from '#core/contract/pages.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** The files of one build, as the build itself lists them. */
export interface Build {
  version: string;
  /** The script that the page of this build asks for. */
  entry: string;
  /** Their paths; the page itself is '/'. */
  files: readonly string[];
}

const cachePrefix = 'programa-';
const hashed = /^\/assets\//;

/** Whether something else came in place of a file, as from a network that wants one to sign in first: a page or JSON. */
const isForeign = (answer: Response): boolean =>
  /^(text\/html|application\/json)/.test(answer.headers.get('content-type') ?? '');

/** A storage that fails, as on a full or worn-out phone, has nothing: it shuts nobody out who has a signal. */
const unlessBroken = (kept: Promise<Response | undefined>): Promise<Response | undefined> =>
  kept.catch(() => undefined);

/** What a page says to the worker of a newer build, once the person wants it. */
export const takeOver = 'assume';

/**
 * Keeps all files of a build on the device and answers with them, with or without a signal. The API never comes by
 * here: what it says is never older than the question.
 */
export function keepProgram(scope: WorkerScope, { version, entry, files }: Build): void {
  const ownName = cachePrefix + version;

  /** One file after another, so that whatever the person does meanwhile goes first; a broken visit goes on later. */
  async function bringFiles(): Promise<void> {
    const cache = await scope.caches.open(ownName);
    for (const file of files) {
      const kept = await cache.match(file);
      if (kept && (file === '/' || !isForeign(kept))) continue;
      await cache.put(file, await bring(file));
    }
  }

  async function bring(file: string): Promise<Response> {
    const isHashed = hashed.test(file);
    const known = isHashed && (await findKept(file));
    if (known) return known;
    const answer = await scope.fetch(file, { cache: isHashed ? 'default' : 'reload', priority: 'low' });
    // While several servers change to a new build, a page may come from another one than this worker.
    const isOwn = file === '/' ? (await answer.clone().text()).includes(entry) : !isForeign(answer);
    if (!answer.ok || !isOwn) throw new Error(`${file} is not of this build`);
    return answer;
  }

  /** A file of this or another build; an earlier worker may have taken a foreign page for one. */
  async function findKept(file: string): Promise<Response | undefined> {
    const kept = await unlessBroken(scope.caches.match(file, { ignoreVary: true }));
    return kept && isForeign(kept) ? undefined : kept;
  }

  /** The build before this one stays, since another tab may still run it. */
  async function removeOldBuilds(): Promise<void> {
    const names = await scope.caches.keys();
    const others = names.filter((name) => name.startsWith(cachePrefix) && name !== ownName);
    await Promise.all(others.slice(0, -1).map((name) => scope.caches.delete(name)));
  }

  async function ownPage(event: FetchEvent): Promise<Response> {
    const page = scope.caches.open(ownName).then((cache) => cache.match('/', { ignoreVary: true }));
    const kept = await unlessBroken(page);
    if (kept) return kept;
    const answer = await scope.fetch('/');
    // Phones take files away without a word: until the next build nothing would be there without a signal.
    event.waitUntil(bringFiles());
    return answer;
  }

  function answer(event: FetchEvent) {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin || /^\/api(\/|$)/.test(pathname)) return;
    if (request.mode === 'navigate') {
      event.respondWith(isPage(pathname) ? ownPage(event) : scope.fetch(request).catch(() => ownPage(event)));
    } else if (pathname !== '/' && (hashed.test(pathname) || files.includes(pathname))) {
      event.respondWith(findKept(pathname).then((kept) => kept ?? scope.fetch(request)));
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(bringFiles()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(removeOldBuilds().then(() => scope.clients.claim())),
  );
  scope.addEventListener('fetch', answer);
  scope.addEventListener('message', ({ data }) => {
    if (data === takeOver) void scope.skipWaiting();
  });
}
