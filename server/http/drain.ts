import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A question may be on its way through a connection that was just opened, or kept. */
const graceForQuestions = 150;

/** Browsers ask one thing after the other, and proxies too: whoever asks so much without waiting only wants to hold us up. */
export const maxAtOnce = 100;

/**
 * A connection on which too much is asked at once is cut off, and what it asked is not begun: what is asked ahead is read
 * all at once, thousands of questions that arrive in one piece, and nobody else would have a turn meanwhile.
 *
 * A server that stops closes every connection with its last answer. By itself Node waits for connections that are
 * kept for a next request, and for those that browsers open in advance and that never asked anything.
 */
export function closeWithLastAnswer(app: FastifyInstance): void {
  /**
   * How many answers are under way on each connection. Counted, not kept: a set of answers costs more than all else that is
   * done for a short one. By connection: of those that wait behind another when it breaks off, none is told to be over.
   */
  const answering = new Map<Socket, number>();
  let isClosing = false;
  let isLate = false;
  app.server.on('connection', (socket: Socket) => {
    answering.set(socket, 0);
    socket.once('close', () => {
      answering.delete(socket);
      if (isLate) closeTheRest();
    });
  });
  const count = (socket: Socket, change: number): void => {
    const before = answering.get(socket);
    if (before === undefined) return;
    answering.set(socket, before + change);
    if (before === maxAtOnce && change > 0) socket.destroy();
  };
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.on('close', () => {
      count(socket, -1);
      // The answer has been handed over; closing in the next turn lets it leave.
      if (isLate) setImmediate(closeTheRest);
    });
  });
  const closeTheRest = () => {
    if ([...answering.values()].every((under) => under === 0)) app.server.closeAllConnections();
  };
  app.addHook('onSend', (_incoming, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // Nothing is on its way to a server that is only asked directly.
    if (app.server.listening) await wait(graceForQuestions);
    isLate = true;
    for (const socket of answering.keys()) if (socket.bytesRead === 0) socket.destroy();
    closeTheRest();
  });
}
