/**
 * A thousand live listeners on one process: the memory they take and how long one event needs to reach them all.
 * Usage: npm run bench:listeners -- [listeners]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '#core/contract/index.ts';
import { eventsPath } from '#core/contract/live.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { callApp } from '#server/http/call-app.ts';

const listeners = Number(process.argv[2] ?? 1000);
const events = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-listeners-'));
const database = await openDatabase({ dataDir });
const app = await buildApp({ database, clock: Date.now, rateLimit: false });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;

const register = async (username: string) => {
  const body = { username, email: `${username}@x.com`, password: 'segredo' };
  return (await callApp(app, 'register', { body })).body as Answer<'register'>;
};
const [author, voter] = [await register('autora'), await register('ouvinte')];

const megabytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
const before = megabytes();
let arrived = 0;
let wake = () => {};
const headers = { authorization: `Bearer ${voter.token}` };
await Promise.all(
  Array.from(
    { length: listeners },
    () =>
      new Promise<void>((resolve) => {
        get({ port, host: '127.0.0.1', path: eventsPath, headers, agent: false }, (response) => {
          resolve();
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            if (chunk.includes('"type":"feed"') && ++arrived % listeners === 0) wake();
          });
        });
      }),
  ),
);
const during = megabytes();
const delays: number[] = [];
for (let event = 0; event < events; event++) {
  const told = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const start = performance.now();
  await callApp(app, 'submit', { token: author.token, body: { question: 'P?', answer: `Ideia ${event}` } });
  await told;
  delays.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, 600));
}
delays.sort((one, other) => one - other);
console.log(`${listeners} listeners: ${before} MB before, ${during} MB with both ends in this process`);
console.log(
  `one event to all of them: median ${delays[events / 2]?.toFixed(0)} ms, slowest ${delays.at(-1)?.toFixed(0)} ms`,
);
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
