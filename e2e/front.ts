import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Who answers: the server; nobody; a proxy that does not reach it; the page of a network that wants one to sign in first,
 * with a yes or with a no to everything.
 */
export type Standing = 'server' | 'nobody' | 'bad-gateway' | 'sign-in-page' | 'forbidding-page';

const foreignPage = '<!doctype html><title>Wi-Fi</title><h1>Welcome! Please sign in.</h1>';
const foreignStatus = { 'bad-gateway': 502, 'sign-in-page': 200, 'forbidding-page': 403 } as const;

/** An address of its own before a server, whose files it can make look like another build. */
export interface Front {
  url: string;
  /** From now on the worker is that of a newer build, or the one that ends itself. */
  deploy: (change: 'new-build' | 'kill-switch') => void;
  /** From now on this is what answers in the server's place, or the server itself again. */
  stand: (who: Standing) => void;
  /** How many bytes the server has sent through it so far, as they travelled. */
  readonly sentBytes: number;
  close: () => Promise<void>;
}

/** What the server itself serves with its worker switched off; its own test says so. */
const endingWorker = `addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));`;

/** Opens a front before a server. */
export async function openFront(server: string): Promise<Front> {
  let deployed: 'own' | 'new-build' | 'kill-switch' = 'own';
  let standing: Standing = 'server';
  let sentBytes = 0;

  function answer(incoming: IncomingMessage, reply: ServerResponse) {
    if (standing === 'nobody') return void incoming.socket.destroy();
    if (standing !== 'server')
      return void reply.writeHead(foreignStatus[standing], { 'content-type': 'text/html' }).end(foreignPage);
    if (incoming.url === '/sw.js' && deployed !== 'own') return void sendWorker(reply);
    const headers = { ...incoming.headers, host: new URL(server).host };
    const upstream = request(new URL(incoming.url ?? '/', server), {
      method: incoming.method ?? 'GET',
      headers,
    });
    upstream.once('response', (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.on('data', (chunk: Buffer) => {
        sentBytes += chunk.length;
      });
      response.pipe(reply);
    });
    upstream.once('error', () => reply.destroy());
    reply.once('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  async function sendWorker(reply: ServerResponse) {
    const own = await (await fetch(new URL('/sw.js', server))).text();
    const text =
      deployed === 'kill-switch' ? endingWorker : own.replace(/version:(["'`])/, 'version:$1nova-');
    reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(text);
  }

  const front = createServer(answer);
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    // A worker is allowed on this name without encryption.
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    deploy: (change) => {
      deployed = change;
    },
    stand: (who) => {
      standing = who;
      // Streams that are open end as well.
      front.closeAllConnections();
    },
    get sentBytes() {
      return sentBytes;
    },
    async close() {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}
