import { expect, onTestFinished, test, vi } from 'vitest';
import { inStore, readAll } from './device-store.ts';

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

test('a database that never opens is given up, and asked again the next time', async () => {
  vi.useFakeTimers();
  const open = vi.fn(() => ({}));
  vi.stubGlobal('indexedDB', { open });
  for (const times of [1, 2]) {
    const failing = expect(readAll('calls')).rejects.toThrow('the storage does not answer');
    await vi.advanceTimersByTimeAsync(5000);
    await failing;
    expect(open).toHaveBeenCalledTimes(times);
  }
});
