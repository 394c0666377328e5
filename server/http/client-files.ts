import helmet from '@fastify/helmet';
import serveFolder from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const aYear = 365 * 24 * 3600;

/** Security headers for every answer: nothing from other hosts, nothing inline, no frames. */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: aYear, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onSend', async (_incoming, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}

/** Serves the built client; any path that is no file answers the page, so that its own router decides. */
export async function serveClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder) {
    await app.register(serveFolder, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path);
        response.setHeader('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((incoming, reply) => {
    const isPage = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!folder || !isPage || /^\/api(\/|\?|$)/.test(incoming.url)) throw new Refusal('not_found');
    return reply.sendFile('index.html');
  });
}
