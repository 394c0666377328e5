import { expect, onTestFinished, test, vi } from 'vitest';
import { inStore } from './device-store.ts';

/** A browser's database as far as one transaction needs it; its connections can be lost. */
function stubDatabase() {
  const connections: { isLost: boolean }[] = [];
  const written: unknown[] = [];
  const open = () => {
    const connection = {
      isLost: false,
      transaction() {
        if (connection.isLost) throw new DOMException('the connection is closing', 'InvalidStateError');
        const transaction = {
          oncomplete: () => {},
          objectStore: () => ({ put: (value: unknown) => void written.push(value) }),
        };
        setTimeout(() => transaction.oncomplete());
        return transaction;
      },
    };
    connections.push(connection);
    const request = { result: connection, onsuccess: () => {} };
    setTimeout(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const loseAll = () => {
    for (const connection of connections) connection.isLost = true;
  };
  onTestFinished(loseAll);
  return { connections, written, loseAll };
}

test('a connection that the browser lost without a word is made anew, once', async () => {
  const { connections, written, loseAll } = stubDatabase();
  const keep = (value: string) => inStore<void>('calls', 'readwrite', (store) => void store.put(value));
  await keep('first');
  loseAll();
  await keep('second');
  await keep('third');
  expect(written).toEqual(['first', 'second', 'third']);
  expect(connections).toHaveLength(2);
});

test('a database that does not answer is given up, waited for no more, and used again once it answers', async () => {
  vi.useFakeTimers();
  const { connections } = stubDatabase();
  const { open } = indexedDB;
  let answer = () => {};
  const silent: { result?: unknown; onsuccess: () => void } = { onsuccess: () => {} };
  vi.stubGlobal('indexedDB', {
    open: () => {
      answer = () => {
        silent.result = open('').result;
        silent.onsuccess();
      };
      return silent;
    },
  });
  const keep = () => inStore<void>('calls', 'readwrite', (store) => void store.put('kept'));
  const failing = expect(keep()).rejects.toThrow('no storage');
  await vi.advanceTimersByTimeAsync(5000);
  await failing;
  await expect(keep()).rejects.toThrow('no storage');
  answer();
  await vi.advanceTimersByTimeAsync(1);
  const kept = keep();
  await vi.advanceTimersByTimeAsync(1);
  await kept;
  expect(connections).toHaveLength(1);
});
