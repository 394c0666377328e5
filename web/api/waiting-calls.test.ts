import { expect, test } from 'vitest';
import { deviceCalls } from './waiting-calls.ts';

test('a run that an earlier version kept is not sent again once it was refused, without a database either', async () => {
  const runId = 'de-antes';
  const run = { gameId: 2, body: { score: 100, isCompleted: true, data: {} }, runId };
  localStorage.setItem(`outbox:7:${runId}`, JSON.stringify({ place: 1, run }));
  const store = deviceCalls(7);
  const [kept] = await store.all();
  if (!kept) throw new Error('it was not found');
  await store.put({ ...kept, refusal: { status: 422, sentence: 'Não valeu.' } });
  expect(await store.all()).toEqual([{ ...kept, refusal: { status: 422, sentence: 'Não valeu.' } }]);
  await store.remove(runId);
  expect(await store.all()).toEqual([]);
});
