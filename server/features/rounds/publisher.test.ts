import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstCommunity } from '#server/db/community-ids.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createPublisher } from './publisher.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('a count that fails is told to the log, also where nobody waits for it', async () => {
  const failures: unknown[] = [];
  const publisher = createPublisher(server.database, (failure) => failures.push(failure));
  await publisher.publishSoon({
    id: 1,
    community_id: firstCommunity,
    questions: 'no list of questions',
    opened_at: 0,
    ends_at: 1,
    closed_at: null,
    members: 0,
    told: null,
  });
  expect(failures).toEqual([expect.any(SyntaxError)]);
});
