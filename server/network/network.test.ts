import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everywhere, firstCommunity } from '#server/db/community-ids.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runWorker } from '#server/threads/run-worker.ts';
import { createNetwork } from './network.ts';
import { takeLease } from './store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const start = () => createNetwork(server.database, () => server.clock.now);

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
    expect((await one.of(here)).snapshot).toMatchObject({ computedAt, people: [] });
    await other.refresh();
    expect((await other.of(here)).snapshot).toMatchObject({ computedAt, people: [] });
    await Promise.all([one.stop(), other.stop()]);
  });

  it('leave the right to the next when one is stopped in the middle', async () => {
    const network = start();
    const refreshed = network.refresh();
    const failed = expect(refreshed).rejects.toThrow();
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
