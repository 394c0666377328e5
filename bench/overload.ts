/**
 * Ten times what the server can do: how much it still does, what the others hear, how much memory it takes, and how
 * soon everything is as before. Looks first at what it can do at best.
 * Usage: npm run bench:overload -- [seconds] [times] [connections]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createCallers, type Outcome } from './callers.ts';
import { startMeasured } from './start-measured.ts';

const [seconds = 60, times = 10, connections = 5_000] = process.argv.slice(2).map(Number);
const members = 2_000;
const atOnce = 50;
const measuring = 10_000;
/** Nobody waits longer for a page; an answer after this is none. */
const patience = 2_000;
const tick = 5;
/** Who is not as before by then is told so: a program that measures ends by itself. */
const maxRecovery = 30_000;

const server = await startMeasured(members);
const callers = createCallers(server.port, connections);
let asked = 0;
let posted = 0;

/**
 * What people do: mostly reading, now and then an idea is posted. All post in turn: if it were the same few, they would
 * soon have posted all that one may in a day, and be refused whatever the load.
 */
function nextRequest(): string {
  const count = asked++;
  const posts = count % 20 === 13;
  const token = server.tokens[(posts ? posted++ : count) % server.tokens.length];
  const path = ['/api/auth/me', '/api/games', '/api/feed', '/api/submissions', '/api/leaderboard'][count % 5];
  const head = `HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  if (!posts) return `GET ${path} ${head}\r\n`;
  const body = JSON.stringify({ question: 'O que você plantou?', answer: `Ideia número ${count}` });
  return `POST /api/submissions ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** What was answered in some time. */
function createTally() {
  const good: number[] = [];
  const refused: number[] = [];
  const other = new Map<string, number>();
  return {
    good,
    refused,
    other,
    add({ status, ms }: Outcome): void {
      if (status === 429 || status === 503) refused.push(ms);
      else if (status >= 200 && status < 300 && ms <= patience) good.push(ms);
      else {
        const what = status >= 200 && status < 300 ? 'late' : String(status);
        other.set(what, (other.get(what) ?? 0) + 1);
      }
    },
  };
}

/** As many answers as it gives to some who each ask again as soon as they are answered. */
async function measureBest(): Promise<ReturnType<typeof createTally>> {
  const tally = createTally();
  const until = performance.now() + measuring;
  const askAgain = () => {
    if (performance.now() >= until) return;
    callers.send(nextRequest(), (outcome) => {
      tally.add(outcome);
      askAgain();
    });
  };
  for (let index = 0; index < atOnce; index++) askAgain();
  await wait(measuring);
  return tally;
}

/** So many a second, whether or not the ones before were answered. */
async function overload(rate: number) {
  const tally = createTally();
  const began = performance.now();
  let [sent, unsent, megabytes] = [0, 0, 0];
  const watch = setInterval(async () => {
    megabytes = Math.max(megabytes, (await server.usage()).megabytes);
  }, 1_000);
  for (;;) {
    const passed = performance.now() - began;
    if (passed >= seconds * 1_000) break;
    for (const due = (passed / 1_000) * rate; sent < due; sent++) {
      if (!callers.send(nextRequest(), tally.add)) unsent++;
    }
    await wait(tick);
  }
  clearInterval(watch);
  return { tally, sent, unsent, megabytes };
}

/** Milliseconds until twenty calls in a row were answered as quickly as before, or nothing where that never was. */
async function recover(normal: number): Promise<number | undefined> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const quiet = createCallers(server.port, 1);
  let inRow = 0;
  while (inRow < 20 && passed() < maxRecovery) {
    const outcome = await Promise.race([
      new Promise<Outcome>((resolve) => quiet.send(nextRequest(), resolve)),
      wait(maxRecovery, { status: 0, ms: maxRecovery }, { ref: false }),
    ]);
    inRow = outcome.status < 300 && outcome.status > 0 && outcome.ms <= normal ? inRow + 1 : 0;
    await wait(10);
  }
  quiet.close();
  return inRow < 20 ? undefined : passed();
}

const quantile = (values: number[], share: number): string =>
  (values.sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN).toFixed(0);

/** What came of the work, and the processor time that the server used for it. */
async function withCpu<T>(work: () => Promise<T>): Promise<T & { cpuSeconds: number }> {
  const before = (await server.usage()).cpuMs;
  const result = await work();
  return { ...result, cpuSeconds: ((await server.usage()).cpuMs - before) / 1_000 };
}

await callers.connectAll();
await measureBest();
const best = await withCpu(measureBest);
const before = (await server.usage()).megabytes;
const bestRate = best.good.length / (measuring / 1_000);
const flood = await withCpu(() => overload(bestRate * times));
const recovery = await recover(5 * Math.max(10, Number(quantile(best.good, 0.99))));
const { good, refused, other } = flood.tally;
const perCpu = [best.good.length / best.cpuSeconds, good.length / flood.cpuSeconds] as const;
const spentRefusing = flood.cpuSeconds - good.length / perCpu[0];
console.table({
  'good/s at best': Math.round(bestRate),
  'good/s': Math.round(good.length / seconds),
  'ratio (at least 0.80)': (good.length / seconds / bestRate).toFixed(2),
  // Other programs on the same machine take from both alike.
  'good per second of processor, at best': Math.round(perCpu[0]),
  'good per second of processor': Math.round(perCpu[1]),
  'ratio of these': (perCpu[1] / perCpu[0]).toFixed(2),
  // Where the server has a part of a core only, as many are refused and fewer answered.
  'µs of processor for each refused': refused.length && Math.round((spentRefusing / refused.length) * 1e6),
  'asked/s': Math.round((flood.sent - flood.unsent) / seconds),
  'not even asked/s: no connection was free': Math.round(flood.unsent / seconds),
  'refused/s (429 or 503)': Math.round(refused.length / seconds),
  'late, or another status': [...other].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none',
  'good, median and p99 ms': `${quantile(good, 0.5)}, ${quantile(good, 0.99)}`,
  'refused, median and p99 ms': `${quantile(refused, 0.5)}, ${quantile(refused, 0.99)}`,
  'MB before and at most': `${Math.round(before)}, ${Math.round(flood.megabytes)}`,
  'as before after ms (at most 5000)': recovery?.toFixed(0) ?? `not within ${maxRecovery}`,
});
callers.close();
server.stop();
process.exit(0);
