import { expect, test } from 'vitest';
import { createCallQueue } from './call-queue.ts';
import type { StoredCall } from './waiting-calls.ts';

test('what waits stays known, and goes on being sent, where the storage fails to be read', async () => {
  const vote: StoredCall = {
    call: 'voteSubmission',
    input: { params: { id: '4' } },
    runId: 'um',
    userId: 7,
    place: 1,
  };
  const queue = createCallQueue({
    all: () => Promise.reject(new Error('the storage does not answer')),
    put: async () => {},
    remove: async () => {},
  });
  queue.keep(vote);
  await queue.reload();
  expect(queue.waiting()).toEqual([vote]);
});
