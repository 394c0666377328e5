import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { closeWithLastAnswer, maxAtOnce } from './drain.ts';

/** Begins to answer, and says at which port. */
async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server with one slow route, a request to it under way on a kept connection, and how to let it end. */
async function startSlow() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeWithLastAnswer(app);
  let begun = () => {};
  let finish = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/', async () => {
    begun();
    await isFinished;
    return 'ok';
  });
  const port = await listen(app);
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  await isUnderWay;
  return { app, port, answer, finish, agent };
}

it('a stopping server answers what is under way and then closes the kept connection', async () => {
  const { app, answer, finish, agent } = await startSlow();
  const closed = app.close();
  finish();
  expect(await answer).toBe('ok');
  await closed;
  agent.destroy();
});

it('a stopping server waits for nobody who has not asked anything, or only half of it', async () => {
  const { app, port, answer, finish, agent } = await startSlow();
  const ended = ['', 'GET / HTTP/1.1\r\nHost: x\r\n'].map(
    (text) =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket
          .on('error', reject)
          .on('close', () => resolve())
          .resume();
      }),
  );
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))))
    .toBe(3);
  const closed = app.close();
  finish();
  await answer;
  await Promise.all([closed, ...ended]);
  agent.destroy();
});

it('a stopping server waits for no answer to somebody who asked several things at once and went away', async () => {
  const { app, port, answer, finish, agent } = await startSlow();
  const gone = connect(port, '127.0.0.1', () => gone.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3)));
  const half = connect(port, '127.0.0.1', () => half.write('GET / HTTP/1.1\r\nHost: x\r\n'));
  const ended = new Promise((resolve) => half.on('close', resolve).resume());
  const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(3);
  await expect.poll(() => gone.bytesWritten).toBeGreaterThan(80);
  gone.destroy();
  await expect.poll(connections).toBe(2);
  finish();
  await answer;
  await app.close();
  await ended;
  agent.destroy();
});

it.each([
  [maxAtOnce, maxAtOnce],
  [maxAtOnce + 1, 0],
])('of %i questions asked at once on one connection %i are answered', async (asked, expected) => {
  const app = Fastify();
  closeWithLastAnswer(app);
  app.get('/', async () => 'ok');
  const socket = connect(await listen(app), '127.0.0.1');
  const question = 'GET / HTTP/1.1\r\nHost: x\r\n';
  for (let count = 1; count < asked; count++) socket.write(`${question}\r\n`);
  socket.write(`${question}Connection: close\r\n\r\n`);
  const heard = await text(socket).catch(() => '');
  expect(heard.split('HTTP/1.1 200').length - 1).toBe(expected);
  await app.close();
});
