import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ownJson } from '#core/contract/own-header.ts';
import { Refusal } from './refusal.ts';
import { answerHeaders } from './security-headers.ts';

/** A refusal that costs nothing to give: no route, no hook and no log has anything to do with it. */
export function readyRefusal(refusal: Refusal) {
  // A text leaves together with the head, in one write.
  const body = JSON.stringify(refusal);
  const { retryAfter } = refusal.details;
  const headers = Object.entries({
    ...answerHeaders,
    'content-type': ownJson,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  });
  const flat = headers.flat();
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ].join('\r\n');
  const whole = `${head}\r\n\r\n${body}`;
  return {
    answer: (response: ServerResponse) => void response.writeHead(refusal.status, flat).end(body),
    /** To whoever sent nothing that could be read as a request; what else they send is not waited for. */
    send(socket: Socket): void {
      socket.write(whole);
      socket.destroy();
    },
  };
}

const unreadable = readyRefusal(new Refusal('invalid_input'));
const byParserCode: Record<string, typeof unreadable> = {
  ERR_HTTP_REQUEST_TIMEOUT: readyRefusal(new Refusal('request_late')),
  HPE_HEADER_OVERFLOW: readyRefusal(new Refusal('head_too_large')),
};

/** Answers a request whose address or head says nothing that is known. */
export const refuseUnreadable = unreadable.answer;

/** Answers what is no request at all, or did not arrive; whoever has gone, or has asked for nothing yet, hears nothing. */
export function refuseBroken({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) socket.destroy();
  else (byParserCode[code] ?? unreadable).send(socket);
}

/** What HTTP asks of each request, beside what its parser looks at. */
export const hasHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host !== undefined || httpVersion !== '1.1';
