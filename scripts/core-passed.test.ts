import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passedBefore, rememberPassed } from './core-passed.mjs';

let stamp: string;
beforeEach(() => {
  stamp = join(mkdtempSync(join(tmpdir(), 'rota-viva-stamp-')), 'kept', 'core-passed');
});
afterEach(() => rmSync(join(stamp, '../..'), { recursive: true, force: true }));

it('knows what passed in the same state, and in no other', () => {
  expect(passedBefore('one', stamp)).toBe(0);
  rememberPassed('one', 1200, stamp);
  expect(passedBefore('one', stamp)).toBe(1200);
  expect(passedBefore('two', stamp)).toBe(0);
});
