import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A question may be on its way through a connection that was just opened, or kept. */
const graceForQuestions = 150;

/**
 * A server that stops closes every connection with its last answer. By itself Node waits for connections that are
 * kept for a next request, and for those that browsers open in advance and that never asked anything.
 */
export function closeWithLastAnswer(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  /** Counted, not kept: a set of answers costs more than all else that is done for a short one. */
  let answering = 0;
  let isClosing = false;
  let isLate = false;
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', (_incoming, response: ServerResponse) => {
    answering++;
    response.on('close', countEnd);
  });
  const countEnd = () => {
    answering--;
    // The answer has been handed over; closing in the next turn lets it leave.
    if (isLate) setImmediate(closeTheRest);
  };
  const closeTheRest = () => {
    if (answering === 0) app.server.closeAllConnections();
  };
  app.addHook('onSend', (_incoming, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await wait(graceForQuestions);
    isLate = true;
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    closeTheRest();
  });
}
