/**
 * Sends requests made from the contract with something wrong in each: types, sizes, signs, depth, keys, encodings, methods,
 * headers. None may be answered with 5xx or take over a second, and the memory must stay flat.
 * Usage: npm run bench:fuzz -- [requests] [seed]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { seeded } from '#core/games/chance.ts';
import { createEmbeddedAi } from '#server/ai/embedded.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeWorld } from '#server/testing/make-world.ts';
import { endsSession, mutateCall } from '#server/testing/mutate-call.ts';

const total = Number(process.argv[2] ?? 20_000);
const random = seeded(process.argv[3] ?? 'rota');
const chance = (bound: number) => Math.floor(random() * bound);
const atOnce = 20;
const second = 1000;

const dataDir = mkdtempSync(join(tmpdir(), 'rota-viva-fuzz-'));
const database = await openDatabase({ dataDir });
const clock = { now: Date.now() };
// What is tried is how requests are read: hashing passwords would be most of the time.
const passwordCost = { memoryCost: 8, timeCost: 1 };
const app = await buildApp({
  database,
  clock: () => clock.now,
  rateLimit: false,
  passwordCost,
  // Conversations are read in a thread, as in a server.
  embedded: (failed) => createEmbeddedAi({ failed }),
});
const { world, token } = await makeWorld(app);
await makeCarer(database.db, world.memberId);

const statuses = new Map<number, number>();
const failures: string[] = [];
let slowest = 0;
const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);
let warm = 0;

async function ask(request: InjectOptions): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const { statusCode: status } = await app.inject(request);
  return { status, ms: performance.now() - start };
}

async function sendOne(): Promise<void> {
  const request = mutateCall(world, token, chance);
  if (endsSession(request)) return;
  const first = await ask(request);
  // The machine itself may stand still for a while: what is slow by its own fault is so again.
  const isSlow = first.ms > second && first.status < 500;
  const { status, ms } = isSlow ? await ask(request) : first;
  slowest = Math.max(slowest, ms);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status >= 500 || ms > second) {
    const { method, url, payload } = request;
    failures.push(
      `${status} in ${Math.round(ms)} ms: ${method} ${String(url).slice(0, 200)} ${String(payload).slice(0, 300)}`,
    );
  }
}

let sent = 0;
/** One of those who send, each the next as soon as the last is answered: a slow one keeps nobody else waiting. */
async function keepSending(): Promise<void> {
  while (sent < total) {
    // Days pass, so that daily bounds do not keep requests from what is behind them.
    if (sent % 2000 === 0) clock.now += 3600 * 1000;
    if (warm === 0 && sent >= total / 4) warm = megabytes();
    sent++;
    await sendOne();
  }
}
await Promise.all(Array.from({ length: atOnce }, keepSending));
console.table({
  requests: total,
  ...Object.fromEntries([...statuses].sort().map(([status, times]) => [`status ${status}`, times])),
  '5xx or over a second': failures.length,
  'slowest, ms': Math.round(slowest),
  'memory after a quarter, MB': warm,
  'memory at the end, MB': megabytes(),
});
for (const failure of failures.slice(0, 20)) console.log(failure);
await app.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = failures.length === 0 ? 0 : 1;
