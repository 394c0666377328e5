import { describe, expect, it } from 'vitest';
import { createTurns, QueueFullError } from './turns.ts';

/** Work that ends when it is told to. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve(name: string): void; reject(error: Error): void }>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, { resolve, reject });
    });
  return {
    begun,
    work,
    finish: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('does one at a time, in the order in which they came', async () => {
    const { begun, work, finish } = controlled();
    const takeTurn = createTurns(3);
    const results = ['a', 'b', 'c'].map((name) => takeTurn(work(name)));
    await settle();
    expect(begun).toEqual(['a']);
    finish('a');
    await settle();
    expect(begun).toEqual(['a', 'b']);
    finish('b');
    await settle();
    finish('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  });

  it('goes on after one that failed', async () => {
    const { begun, work, fail, finish } = controlled();
    const takeTurn = createTurns(2);
    const first = takeTurn(work('a'));
    const second = takeTurn(work('b'));
    await settle();
    fail('a');
    await expect(first).rejects.toThrow('a');
    await settle();
    expect(begun).toEqual(['a', 'b']);
    finish('b');
    expect(await second).toBe('b');
  });

  it('refuses one too many without beginning it, and takes the next once there is room', async () => {
    const { begun, work, finish } = controlled();
    const takeTurn = createTurns(1);
    const first = takeTurn(work('a'));
    await expect(takeTurn(work('b'))).rejects.toThrow(QueueFullError);
    await settle();
    finish('a');
    await first;
    const third = takeTurn(work('c'));
    await settle();
    finish('c');
    expect(await third).toBe('c');
    expect(begun).toEqual(['a', 'c']);
  });
});
