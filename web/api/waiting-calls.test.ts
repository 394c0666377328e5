import { expect, onTestFinished, test, vi } from 'vitest';
import { deviceCalls, type StoredCall } from './waiting-calls.ts';

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

/** A browser's database with one store in it, which can be taken away; no other test uses its connection. */
function stubDatabase() {
  const kept = new Map<string, StoredCall>();
  const answering = <T>(result: T) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const objectStore = {
    put: (call: StoredCall) => kept.set(call.runId, call),
    delete: (runId: string) => kept.delete(runId),
    getAll: () => answering([...kept.values()]),
  };
  let isLost = false;
  onTestFinished(() => {
    isLost = true;
  });
  const transaction = () => {
    if (isLost) throw new DOMException('the connection is closing', 'InvalidStateError');
    const begun = { oncomplete: () => {}, objectStore: () => objectStore };
    setTimeout(() => begun.oncomplete());
    return begun;
  };
  vi.stubGlobal('indexedDB', { open: () => answering({ transaction }) });
  return kept;
}

test('what waits outlives a database that the phone took away, and is gone once it was sent', async () => {
  const database = stubDatabase();
  const store = deviceCalls(7);
  const body = { text: 'Secador solar', prompt: 'O que falta?' };
  const idea = { call: 'submit', input: { body }, runId: 'r1', userId: 7, place: 1 } as unknown as StoredCall;
  await store.put(idea);
  expect([...database.values()]).toEqual([idea]);
  database.clear();
  expect(await deviceCalls(7).all()).toEqual([idea]);
  expect(await deviceCalls(8).all()).toEqual([]);
  await store.remove('r1');
  expect(await deviceCalls(7).all()).toEqual([]);
});

test('where the smaller storage is full, the database keeps it, and what is known of it last', async () => {
  const database = stubDatabase();
  const store = deviceCalls(7);
  const idea = { call: 'submit', input: {}, runId: 'r2', userId: 7, place: 1 } as unknown as StoredCall;
  await store.put(idea);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const refused = { ...idea, refusal: { status: 409 } };
  await store.put(refused);
  expect([...database.values()]).toEqual([refused]);
  expect(await store.all()).toEqual([refused]);
});
