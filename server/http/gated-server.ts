import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
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

/** A refusal that costs nothing to give: no route, no hook and no log has anything to do with it. */
function readyRefusal(refusal: Refusal): (response: ServerResponse) => void {
  // A text leaves together with the head, in one write.
  const body = JSON.stringify(refusal);
  const { retryAfter } = refusal.details;
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': ownJson,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  }).flat();
  return (response) => void response.writeHead(refusal.status, headers).end(body);
}

const refuseBusy = readyRefusal(new Refusal('unavailable', { retryAfter }));

/** Answers who asks at an address that is none, such as one with half a letter in it. */
export const refuseBadAddress = readyRefusal(new Refusal('invalid_input'));

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
    createServer({ requestTimeout, keepAliveTimeout }, (incoming, response) => {
      if (!isCall(incoming.url)) return handle(incoming, response);
      gate({
        start() {
          // Who has gone meanwhile waits for no answer.
          if (!incoming.socket.destroyed) handle(incoming, response);
        },
        turnAway() {
          refused();
          refuseBusy(response);
        },
      });
    });
