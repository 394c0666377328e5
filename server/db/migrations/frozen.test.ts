import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frozen } from './frozen.ts';
import { migrations } from './index.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => /^\d{3}-[a-z-]+\.ts$/.test(name));
const fingerprintOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex');

it('knows every step by its text: none was edited after it was committed', () => {
  const now = Object.fromEntries(files.map((name) => [name.replace(/\.ts$/, ''), fingerprintOf(name)]));
  expect(frozen).toEqual(now);
});

it('applies every step that is there, in the order of the names', () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(frozen));
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).toSorted());
});

it('spells columns as it always has: steps share these words', () => {
  expect(fingerprintOf('column-types.ts')).toMatchInlineSnapshot(
    `"47fbaf3e54509fba3144330fd64b8a76bf2b80d471bb78356da60dc745b0c986"`,
  );
});
