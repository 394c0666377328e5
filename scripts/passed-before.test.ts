import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passedBefore, rememberPassed } from './passed-before.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rota-viva-passed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('knows what passed of a project in the same state, and in no other', () => {
  const kept = join(folder, 'kept');
  expect(passedBefore('core', 'one', kept)).toBe(0);
  rememberPassed('core', 'one', 1200, kept);
  expect(passedBefore('core', 'one', kept)).toBe(1200);
  expect(passedBefore('core', 'two', kept)).toBe(0);
  expect(passedBefore('web', 'one', kept)).toBe(0);
});
