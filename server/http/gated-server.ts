import { createServer, type RequestListener, type Server } from 'node:http';
import type { Gate } from './gate.ts';
import { hasHost, readyRefusal, refuseUnreadable } from './ready-refusal.ts';
import { Refusal } from './refusal.ts';

interface GatedOptions {
  gate: Gate;
  /** Counts a call that was turned away. */
  refused: () => void;
}

const retryAfter = 2;
/** How long a request may take to arrive, and its head, which is small even where the signal is weak; how often that is looked at. */
export const patience = {
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
};
/** Longer than proxies keep a connection, so that it is never us who close one that they are about to use. */
const keepAliveTimeout = 72_000;

const { answer: refuseBusy } = readyRefusal(new Refusal('unavailable', { retryAfter }));

/** The router also knows a call by its whole address, and with letters of it escaped: whoever writes so is no page. */
const isCall = (url = ''): boolean => url.startsWith('/api/') || !url.startsWith('/') || /^[^?]*%/.test(url);

/**
 * A server that turns calls of the API away where more arrive than it can answer, before anything is done for them:
 * nine in ten may be turned away, so that it has to cost next to nothing. Pages, files and those who run the server
 * always come in.
 */
export const gatedServer =
  ({ gate, refused }: GatedOptions) =>
  (handle: RequestListener): Server =>
    createServer({ ...patience, keepAliveTimeout, requireHostHeader: false }, (incoming, response) => {
      const start = () => {
        // Who has gone meanwhile waits for no answer, and who was cut off for asking too much at once gets none.
        if (!incoming.socket.destroyed) handle(incoming, response);
      };
      if (!hasHost(incoming)) return refuseUnreadable(response);
      if (!isCall(incoming.url)) return start();
      gate({
        start,
        turnAway() {
          refused();
          refuseBusy(response);
        },
      });
    }).on('checkExpectation', (_incoming, response) => refuseUnreadable(response));
