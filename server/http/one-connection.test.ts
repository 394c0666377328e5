import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCommunity } from '#server/testing/make-community.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { validCalls } from '#server/testing/valid-calls.ts';

let server: TestApp;
let carer: TestMember;
beforeAll(async () => {
  // A write that asks something beside its transaction waits for itself: so would twenty of them with twenty connections.
  const database = await openTestDatabase({ poolSize: 1 });
  server = await startTestApp({ database, coordinators: ['cuida'] });
  carer = await server.member('cuida');
});
afterAll(() => server.close());

/** A community of which nobody has asked for anything yet: its network is in no memory. */
const elsewhere = async (name: string) => ({ id: (await makeCommunity(server, carer, name)).id });

it('is enough to open a round where one does not live', async () => {
  const { body } = validCalls.openRound();
  const endsAt = new Date(server.clock.now + 24 * 3600 * 1000).toISOString();
  const opened = await carer.call('openRound', { params: await elsewhere('Mel'), body: { ...body, endsAt } });
  expect(opened).toMatchObject({ status: 201, body: { isOpen: true, answered: 0, members: 0 } });
});

it('is enough to open a trial where one does not live', async () => {
  const { body } = validCalls.openTrial();
  const refused = await carer.call('openTrial', { params: await elsewhere('Leite'), body });
  expect(refused.body).toHaveProperty('code', 'trial_no_leaders');
});
