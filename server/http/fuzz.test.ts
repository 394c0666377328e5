import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '#core/games/chance.ts';
import { makeCarer } from '#server/testing/make-carer.ts';
import { makeWorld } from '#server/testing/make-world.ts';
import { endsSession, mutateCall } from '#server/testing/mutate-call.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('answers nothing with 5xx, however wrong a request is', async () => {
  const { world, token } = await makeWorld(server.app);
  await makeCarer(server.database.db, world.memberId);
  const random = seeded('fuzz');
  const failed: unknown[] = [];
  for (let sent = 0; sent < 600; sent++) {
    const request = mutateCall(world, token, (bound) => Math.floor(random() * bound));
    if (endsSession(request)) continue;
    const { statusCode: status } = await server.app.inject(request);
    if (status >= 500) failed.push({ status, request });
  }
  expect(failed).toEqual([]);
});
