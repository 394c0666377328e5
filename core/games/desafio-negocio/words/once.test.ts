import { expect, test } from 'vitest';
import { Lately, once } from './once.ts';

test('what is kept is found once, until so many others came', () => {
  const kept = new Lately<string, string>(4);
  const found: string[] = [];
  const ask = (key: string) =>
    once(kept, key, () => {
      found.push(key);
      return key;
    });
  for (const key of 'abcdabcd') expect(ask(key)).toBe(key);
  kept.set('d', 'd');
  expect([...kept.keys()].join('')).toBe('abcd');
  ask('e');
  expect([...kept.keys()].join('')).toBe('de');
  ask('a');
  expect(found.join('')).toBe('abcdea');
});
