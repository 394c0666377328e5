import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everywhere, firstCommunity } from '#server/db/community-ids.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runWorker, startThread } from '#server/threads/run-worker.ts';
import { wantSnapshot } from './changes.ts';
import { createNetwork } from './network.ts';
import { emptySnapshot, packSnapshot } from './snapshot.ts';
import { takeLease } from './store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const start = (run?: Parameters<typeof createNetwork>[2]) =>
  createNetwork(server.database, () => server.clock.now, run);

const here = { communityId: firstCommunity };

const stateOf = (id: CommunityId) =>
  server.database.db.selectFrom('network_state').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const holder = async (): Promise<string | null> => (await stateOf(everywhere)).lease_holder;

describe('two processes', () => {
  it('take turns: one that died is waited for, then the other goes on, and both read the same', async () => {
    const { db } = server.database;
    const [one, other] = [start(), start()];
    await takeLease(db, 'died', server.clock.now);
    await one.refresh();
    expect(await stateOf(firstCommunity)).toMatchObject({ snapshot_id: null });
    expect((await one.of(here)).snapshot).toBeUndefined();
    server.clock.now += 3 * 60_000;
    await Promise.all([one.refresh(), other.refresh()]);
    const { snapshot_id, computed_at: computedAt } = await stateOf(firstCommunity);
    expect(snapshot_id).not.toBeNull();
    expect(computedAt).toBe(server.clock.now);
    // The one that did not have the right loads what the other made at its next look.
    for (const process of [one, other]) {
      await process.refresh();
      expect((await process.of(here)).snapshot).toMatchObject({ computedAt, people: [] });
    }
    await Promise.all([one.stop(), other.stop()]);
  });

  it('leave the right to the next when one is stopped in the middle', async () => {
    const untilStopped = async (_: unknown, stopped: AbortSignal): Promise<never> => {
      if (!stopped.aborted) await once(stopped, 'abort');
      throw new Error('stopped');
    };
    const network = start(untilStopped);
    const refreshed = network.refresh();
    const failed = expect(refreshed).rejects.toThrow('stopped');
    await expect.poll(holder, { interval: 5 }).not.toBeNull();
    await network.stop();
    await failed;
    expect(await holder()).toBeNull();
  });
});

it('keeps in memory what was asked for last', async () => {
  const network = start();
  const of = (id: number) => network.of({ communityId: id as CommunityId });
  const first = of(1);
  for (let id = 2; id <= 200; id++) await of(id);
  expect(of(1)).toBe(first);
  const second = of(2);
  for (let id = 201; id <= 210; id++) await of(id);
  expect(of(1)).toBe(first);
  expect(of(2)).toBe(second);
  await network.stop();
});

describe('a thread', () => {
  const { signal } = new AbortController();

  it('is read from its sources where nothing is built', async () => {
    vi.stubEnv('BUILT_THREADS', '');
    const network = start(async (job) => {
      const thread = startThread(new URL('./snapshot-worker.ts', import.meta.url), undefined);
      thread.postMessage(job);
      const [{ result }] = await once(thread, 'message');
      await thread.terminate();
      return result;
    });
    server.clock.now += 1000;
    await network.refresh();
    expect(await stateOf(firstCommunity)).toMatchObject({ computed_at: server.clock.now });
    await network.stop();
    vi.unstubAllEnvs();
  });

  it('that fails tells why', async () => {
    const file = new URL('data:text/javascript,throw new Error("no room")');
    await expect(runWorker({ file, data: null, stopped: signal })).rejects.toThrow('no room');
  });

  it('that ends without a word is told too', async () => {
    const file = new URL('data:text/javascript,process.exit(3)');
    await expect(runWorker({ file, data: null, stopped: signal })).rejects.toThrow('ended with 3');
  });

  it('is not begun once everything stops', async () => {
    const file = new URL('data:text/javascript,1');
    await expect(runWorker({ file, data: null, stopped: AbortSignal.abort() })).rejects.toThrow();
  });
});

it('a community that cannot be computed holds up no other, is told of, and left alone for a while', async () => {
  const { db } = server.database;
  const made = { place: '', entry: 'open' as const, created_at: 0 };
  const ids: CommunityId[] = [];
  for (let born = 0; born < 25; born++) {
    const community = { name: `Comunidade ${born}`, ...made };
    ids.push(
      (await db.insertInto('communities').values(community).returning('id').executeTakeFirstOrThrow()).id,
    );
  }
  const broken = ids[3] as CommunityId;
  const tried: CommunityId[] = [];
  const network = createNetwork(
    server.database,
    () => server.clock.now,
    async ({ communityIds }) => {
      if (communityIds.includes(broken)) {
        tried.push(broken);
        throw new Error('no room');
      }
      return communityIds.map((communityId) => ({ communityId, parts: packSnapshot(emptySnapshot) }));
    },
  );
  await expect(network.refresh()).rejects.toThrow('networks that cannot be computed: 1');
  const computed = async () =>
    (
      await db
        .selectFrom('network_state')
        .select('id')
        .where('id', 'in', ids)
        .where('computed_at', '=', server.clock.now)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  const others = ids.filter((id) => id !== broken);
  expect(await computed()).toEqual(others);
  expect(tried).toHaveLength(2);
  // What is wanted meanwhile is computed without a word of the one that failed.
  const told: unknown[] = [];
  server.clock.now += 1000;
  await inTransaction(db, (tx) => wantSnapshot(tx, others[0] as CommunityId));
  network.start((error) => told.push(error));
  await expect.poll(computed).toEqual(others.slice(0, 1));
  await network.stop();
  expect({ told, tried: tried.length }).toEqual({ told: [], tried: 2 });
});
