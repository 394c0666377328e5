import { createServer, type RequestListener, type Server } from 'node:http';
import { ownJson } from '#core/contract/own-header.ts';
import type { Gate } from './gate.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

interface GatedOptions {
  gate: Gate;
  /** Counts a call that was turned away. */
  refused: () => void;
}

const retryAfter = 2;
/** How long a request may take to arrive. */
const requestTimeout = 60_000;
/** Longer than proxies keep a connection, so that it is never us who close one that they are about to use. */
const keepAliveTimeout = 72_000;

const { status, body } = (() => {
  const refusal = new Refusal('unavailable', { retryAfter });
  // A text leaves together with the head, in one write.
  return { status: refusal.status, body: JSON.stringify(refusal) };
})();

const headers = Object.entries({
  ...securityHeaders,
  'content-type': ownJson,
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  'retry-after': String(retryAfter),
}).flat();

/**
 * A server that turns calls of the API away where more arrive than it can answer, before anything is done for them:
 * nine in ten may be turned away, so that it has to cost next to nothing. Pages, files and those who run the server
 * always come in.
 */
export const gatedServer =
  ({ gate, refused }: GatedOptions) =>
  (handle: RequestListener): Server =>
    createServer({ requestTimeout, keepAliveTimeout }, (incoming, response) => {
      if (!incoming.url?.startsWith('/api/')) return handle(incoming, response);
      gate({
        start() {
          // Who has gone meanwhile waits for no answer.
          if (!incoming.socket.destroyed) handle(incoming, response);
        },
        turnAway() {
          refused();
          response.writeHead(status, headers).end(body);
        },
      });
    });
