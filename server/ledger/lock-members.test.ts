import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/db/schema.ts';
import { courseOf, inTransaction } from '#server/db/transaction.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { changeStanding } from './change-standing.ts';
import { heldMember, lockMembers } from './lock-members.ts';

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

it('keeps others waiting, who then know what was moved meanwhile', async () => {
  const { id } = await server.member('quem joga');
  const { db } = server.database;
  const order: string[] = [];
  const gamesOf = (tx: Tx) => heldMember(tx, id).games_completed;
  let second: Promise<void> | undefined;
  await inTransaction(db, async (tx) => {
    await lockMembers(tx, [id]);
    second = inTransaction(db, async (later) => {
      await lockMembers(later, [id]);
      order.push(`then ${gamesOf(later)}`);
    });
    // Whoever could come in would be in long before the last of these is answered.
    for (let times = 0; times < 20; times++) await tx.selectFrom('events').select('id').execute();
    await changeStanding(tx, id, { add: { games_completed: 1 } }, server.clock.now);
    order.push(`first ${gamesOf(tx)}`);
  });
  await second;
  expect(order).toEqual(['first 1', 'then 1']);
});
