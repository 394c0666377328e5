import serveFolder from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPage } from '#core/contract/pages.ts';
import { Refusal } from './refusal.ts';
import { answerHeaders, pageHeaders } from './security-headers.ts';

const aYear = 365 * 24 * 3600;

/** Security headers for every answer. */
export function protect(app: FastifyInstance): void {
  app.addHook('onRequest', (incoming, reply, done) => {
    reply.headers(incoming.url.startsWith('/api/') ? answerHeaders : pageHeaders);
    done();
  });
}

/** Takes the place of a service worker that went wrong: it forgets what was kept, answers nothing and is gone. */
const workerThatEnds = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

interface ClientOptions {
  /** Whether browsers may keep the program on the device; switched off, those that do stop at their next look. */
  keepsProgram: boolean;
}

/** Serves the built client: its files, and at each address of the program the page whose router shows the rest. */
export async function serveClient(
  app: FastifyInstance,
  folder: string | undefined,
  { keepsProgram }: ClientOptions,
): Promise<void> {
  if (!keepsProgram) {
    app.get('/sw.js', (_incoming, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(workerThatEnds),
    );
  }
  if (folder) {
    await app.register(serveFolder, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding');
        const hashed = /[\\/]assets[\\/]/.test(path);
        response.setHeader('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((incoming, reply) => {
    const path = incoming.url.split('?', 1)[0] ?? '';
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isRead || /^\/api(\/|$)/.test(path)) throw new Refusal('not_found');
    if (folder && isPage(path)) return reply.sendFile('index.html');
    reply.status(404);
    if (folder && isMistypedPage(incoming, path)) return reply.sendFile('index.html');
    return reply.type('text/plain; charset=utf-8').send('Página não encontrada.\n');
  });
}

/** Somebody looks for a page with a browser and not for a file: the program itself says that it leads nowhere. */
const isMistypedPage = ({ headers }: FastifyRequest, path: string): boolean =>
  !path.includes('.') && /\btext\/html\b/.test(headers.accept ?? '');
