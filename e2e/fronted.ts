import { test as base, expect } from './fixtures.ts';
import { type Front, openFront } from './front.ts';
import { addressVariable } from './server.ts';

/** Journeys through a front, so that another build can be deployed, or the signal taken, under the person's feet. */
export const test = base.extend<{ front: Front }>({
  front: async ({ community }, provide) => {
    const front = await openFront(process.env[addressVariable(community)] ?? '');
    await provide(front);
    await front.close();
  },
  server: ({ front }, provide) => provide({ url: front.url }),
});

export { expect };
