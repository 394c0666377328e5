import { expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';

it.each([0, 999, 1000, 1001, 2000, 2500])('reads every one of %i rows once, in order', async (count) => {
  const ids = Array.from({ length: count }, (_, at) => ({ id: at * 3 + 8 }));
  const read: number[] = [];
  const pieces = inPieces((after, max) => Promise.resolve(ids.filter(({ id }) => id > after).slice(0, max)));
  for await (const rows of pieces) read.push(...rows.map(({ id }) => id));
  expect(read).toEqual(ids.map(({ id }) => id));
});

it('begins after the id that it is given', async () => {
  const pieces = inPieces((after) => Promise.resolve([{ id: after + 1 }]), 41);
  expect((await pieces.next()).value).toEqual([{ id: 42 }]);
});
