import { expect, test } from 'vitest';
import { Lately, once } from './once.ts';

test('what is kept is found once, until so many others came', () => {
  const kept = new Lately<string, string>(2);
  const found: string[] = [];
  const ask = (key: string) =>
    once(kept, key, () => {
      found.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'b']) expect(ask(key)).toBe(key);
  kept.set('b', 'b');
  expect([...kept.keys()]).toEqual(['a', 'b']);
  ask('c');
  expect([...kept.keys()]).toEqual(['b', 'c']);
  ask('a');
  expect(found).toEqual(['a', 'b', 'c', 'a']);
});
