import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { CallName } from '#core/contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

const callsBetweenRestarts = 250;
const cutBefore = 0.1;
const late = 0.05;
const fault = 0.02;
const lostAnswer = 0.3;

/** How a request went, as a network that is as bad as this one tells it. */
export interface Carried {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * A server that restarts in the middle of calls, behind a network that cuts one call in ten on its way there and loses
 * three in ten answers; of some the answer comes after nobody waits for it any more, and a few calls simply fail.
 */
export async function startServer(settings: { databaseUrl: string | undefined; dataDir: string }) {
  const clock = { now: Date.now() };
  const counts = { carried: 0, lost: 0, restarts: 0 };
  const underWay = new Set<Promise<unknown>>();
  let isDown = false;
  let asking = 0;
  let database = await openDatabase(settings);
  let app = await open();

  function open(): Promise<FastifyInstance> {
    return buildApp({ database, clock: () => clock.now, rateLimit: false });
  }

  async function restart(): Promise<void> {
    isDown = true;
    counts.restarts++;
    while (asking > 0) await nextTurn();
    // Whatever is under way is cut: its transaction is rolled back, or its answer is lost.
    await app.close().catch(() => {});
    await database.close().catch(() => {});
    await Promise.allSettled(underWay);
    database = await openDatabase(settings);
    app = await open();
    isDown = false;
  }

  async function answer(request: InjectOptions): Promise<Carried> {
    const reply = await app.inject(request);
    const told = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
    return { status: reply.statusCode, headers: Object.fromEntries(told), body: reply.body };
  }

  function lose(): never {
    counts.lost++;
    throw new TypeError('no answer');
  }

  async function carry(request: InjectOptions): Promise<Carried> {
    await nextTurn();
    if (isDown || Math.random() < cutBefore) lose();
    if (Math.random() < fault) return { status: 500, headers: {}, body: '{"code":"server_failure"}' };
    counts.carried++;
    const before = counts.restarts;
    if (counts.carried % callsBetweenRestarts === 0) void restart();
    const answering = answer(request);
    underWay.add(answering);
    void answering.catch(() => {}).finally(() => underWay.delete(answering));
    if (Math.random() < late) lose();
    const answered = await answering.catch(lose);
    if (counts.restarts !== before || Math.random() < lostAnswer) lose();
    return answered;
  }

  /** Makes a call that nothing gets in the way of, for what stands around the writes. */
  async function ask<T>(name: CallName, options: CallOptions): Promise<T> {
    while (isDown) await nextTurn();
    asking++;
    const { status, body } = await callApp(app, name, options).finally(() => asking--);
    if (status >= 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body as T;
  }

  return {
    clock,
    counts,
    carry,
    ask,
    /** The database, once no restart is under way. */
    async db(): Promise<Db> {
      while (isDown) await pause(5);
      return database.db;
    },
    async stop(): Promise<void> {
      while (isDown) await nextTurn();
      await Promise.allSettled(underWay);
      await app.close();
      await database.close();
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
