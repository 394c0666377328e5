import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { CallName } from '#core/contract/paths.ts';
import { type CallOptions, callApp } from '#server/http/call-app.ts';

const reads: [CallName, CallOptions][] = [
  ['userStats', { params: { id: 1 } }],
  ['activities', { params: { id: 1 } }],
  ['feed', { query: { limit: '20' } }],
  ['leaderboard', {}],
  ['me', {}],
  ['community', {}],
];

/** Several people ask, each with a little pause, until told to stop; answers every time it took, sorted. */
export const askMeanwhile =
  (app: FastifyInstance, token: string) =>
  async (until: Promise<unknown>): Promise<number[]> => {
    const taken: number[] = [];
    let isOver = false;
    void until.finally(() => {
      isOver = true;
    });
    const person = async (first: number): Promise<void> => {
      for (let turn = first; !isOver; turn++) {
        const [name, options] = reads[turn % reads.length] ?? ['me', {}];
        const start = performance.now();
        const { status } = await callApp(app, name, { ...options, token });
        if (status !== 200) throw new Error(`${name} answered ${status}`);
        taken.push(performance.now() - start);
        await wait(10);
      }
    };
    await Promise.all([1, 2, 3, 4].map(person));
    return taken.sort((one, other) => one - other);
  };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The times in words. */
export const told = (sorted: readonly number[]): string =>
  `median ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms, slowest ${at(sorted, 1).toFixed(0)} ms of ${sorted.length}`;

/** The time that 99 of 100 stay below. */
export const p99 = (sorted: readonly number[]): number => at(sorted, 0.99);
