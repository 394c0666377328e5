/** Fastify with nothing but texts to answer and a raw transaction, in a process of its own which says what it has used. */
import Fastify from 'fastify';
import { openRawTransaction } from './raw-transaction.ts';

const texts: Record<string, string> = JSON.parse(process.argv[2] ?? '{}');
const app = Fastify();
for (const [path, text] of Object.entries(texts)) {
  app.get(path, (_incoming, reply) => reply.type('application/json; charset=utf-8').send(text));
}
const raw = openRawTransaction();
let written = 0;
app.post('/raw', (_incoming, reply) => {
  raw.write(written++);
  return reply.send({ written });
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, megabytes: process.memoryUsage().rss / 1024 / 1024 });
});
process.on('disconnect', () => {
  raw.close();
  process.exit(0);
});
process.send?.({ port: typeof address === 'object' && address ? address.port : 0, tokens: [] });
