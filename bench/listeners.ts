/**
 * Many live listeners on one process and five posts a second: what they cost beside what the watching calls cost alone,
 * how long an event needs to reach all of them, and how long other calls wait meanwhile, against the same without posts.
 * Usage: npm run bench:listeners -- [listeners] [seconds]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventsPath } from '#core/contract/live.ts';
import { startMeasured } from './start-measured.ts';

const postsPerSecond = 5;
const perMember = 10;

async function main(listeners: number, seconds: number): Promise<void> {
  const server = await startMeasured(Math.ceil(listeners / perMember) + 20);
  const { port, tokens } = server;
  const heard = { count: 0, wake: () => {} };
  const caller = startCaller(port, tokens.at(-1) ?? '');
  await caller.measure(3);
  const aloneCore = await server.coreDuring(() => caller.measure(seconds));
  for (let index = 0; index < listeners; index++) {
    await listen(port, tokens[Math.floor(index / perMember)] ?? '', () => {
      if (++heard.count % listeners === 0) heard.wake();
    });
  }
  await wait(1000);
  let idleP99 = 0;
  const idleCore = await server.coreDuring(async () => {
    idleP99 = await caller.measure(seconds);
  });
  const postings = async () => {
    for (let count = 0; count < seconds * postsPerSecond; count++) {
      void post(port, tokens.at(-2 - (count % 15)) ?? '', count);
      await wait(1000 / postsPerSecond);
    }
  };
  let busyP99 = 0;
  const busyCore = await server.coreDuring(async () => {
    [busyP99] = await Promise.all([caller.measure(seconds), postings()]);
  });
  await wait(3000);
  const delays = await measureDelays(port, tokens, heard);
  const { megabytes } = await server.usage();
  console.table([
    {
      listeners,
      MB: Math.round(megabytes),
      'core of the calls alone %': aloneCore.toFixed(1),
      'of listeners %': (idleCore - aloneCore).toFixed(1),
      [`and ${postsPerSecond} posts/s %`]: (busyCore - aloneCore).toFixed(1),
      'p99 idle ms': idleP99.toFixed(1),
      'p99 with posts ms': busyP99.toFixed(1),
      'p99 ratio': (busyP99 / idleP99).toFixed(2),
      'one event to all, median ms': delays[Math.floor(delays.length / 2)]?.toFixed(0),
      'slowest ms': delays.at(-1)?.toFixed(0),
    },
  ]);
  caller.stop();
  server.stop();
  process.exit(0);
}

/** One quiet post at a time, until all have heard of it. */
async function measureDelays(
  port: number,
  tokens: string[],
  heard: { count: number; wake: () => void },
): Promise<number[]> {
  const delays: number[] = [];
  for (let round = 0; round < 10; round++) {
    heard.count = 0;
    const told = new Promise<void>((resolve) => {
      heard.wake = resolve;
    });
    const began = performance.now();
    await post(port, tokens.at(-2 - round) ?? '', round);
    await told;
    delays.push(performance.now() - began);
    await wait(2000);
  }
  return delays.sort((one, other) => one - other);
}

/** Opens a stream that stays; calls back with every event of a new post. */
const listen = (port: number, token: string, onFeed: () => void): Promise<void> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    get({ port, host: '127.0.0.1', path: eventsPath, headers, agent: false }, (response) => {
      if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`);
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes('"type":"feed"')) onFeed();
      });
      resolve();
    });
  });

const keepAlive = new Agent({ keepAlive: true });

function call(port: number, token: string, path: string, body?: object): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const method = body ? 'POST' : 'GET';
    request({ port, host: '127.0.0.1', path, method, headers, agent: keepAlive }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode && response.statusCode < 300) resolve(performance.now() - began);
        else reject(new Error(`${path} answered ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end(body ? JSON.stringify(body) : undefined);
  });
}

const post = (port: number, token: string, count: number): Promise<number> =>
  call(port, token, '/api/submissions', { question: 'O que você plantou?', answer: `Ideia número ${count}` });

/** Asks from a process of its own, so that ten thousand listeners in this one do not slow the watch. */
function startCaller(port: number, token: string) {
  const child = fork(fileURLToPath(import.meta.url), ['caller', String(port), token], {
    execArgv: ['--import', 'tsx'],
  });
  return {
    async measure(seconds: number): Promise<number> {
      child.send(seconds);
      const [p99] = await once(child, 'message');
      return Number(p99);
    },
    stop: () => child.disconnect(),
  };
}

async function answerRounds(port: number, token: string): Promise<void> {
  process.on('message', async (seconds) => {
    const times: number[] = [];
    const until = performance.now() + Number(seconds) * 1000;
    while (performance.now() < until) {
      times.push(await call(port, token, '/api/auth/me'));
      await wait(10);
    }
    times.sort((one, other) => one - other);
    process.send?.(times[Math.floor(times.length * 0.99)]);
  });
}

if (process.argv[2] === 'caller') await answerRounds(Number(process.argv[3]), String(process.argv[4]));
else await main(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 20));
