import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseOf, inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { lockMembers } from './lock-members.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('begins again with everybody when a lower id turns out to be needed late', async () => {
  const [low, high] = [(await server.member('baixa')).id, (await server.member('alta')).id];
  const tries: number[][] = [];
  await inTransaction(server.database.db, async (tx) => {
    await lockMembers(tx, [high]);
    tries.push([...courseOf(tx).held.keys()]);
    await lockMembers(tx, [low]);
  });
  expect(tries).toEqual([[high], [low, high]]);
});

it('lets two who need each other in turns through without a deadlock', async () => {
  const [one, other] = [(await server.member('uma')).id, (await server.member('outra')).id];
  let waiting = 2;
  let open = () => {};
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  const crossing = (first: number, second: number) =>
    inTransaction(server.database.db, async (tx) => {
      await lockMembers(tx, [first]);
      // On PostgreSQL both hold their first now; SQLite runs one after the other.
      if (server.database.engine === 'postgres' && --waiting === 0) open();
      if (server.database.engine === 'postgres') await both;
      await lockMembers(tx, [second]);
      return first;
    });
  expect(await Promise.all([crossing(one, other), crossing(other, one)])).toEqual([one, other]);
});
