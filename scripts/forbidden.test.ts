import { describe, expect, test } from 'vitest';
import { forbiddenIn } from './forbidden.mjs';

describe('forbiddenIn', () => {
  test.each([
    ['// biome', '-ignore lint: because'],
    ['// @ts', '-expect-error'],
    ['// TO', 'DO later'],
    ['test.on', "ly('one', () => {})"],
    ["import { a } from '.", "./a.ts'"],
    ['const mo', 'st = 200;'],
  ])('finds %s%s', (start, end) => {
    expect(forbiddenIn('web/ui/a.ts', `const a = 1;\n${start}${end}`)).toEqual([
      expect.stringContaining('web/ui/a.ts:2'),
    ]);
  });

  test('finds a folder that says nothing', () => {
    expect(forbiddenIn('web/utils/date.ts', '')).toHaveLength(1);
  });

  test('lets ordinary Portuguese and imports pass', () => {
    expect(
      forbiddenIn('web/ui/a.ts', "import { a } from './a.ts';\nconst text = 'Todo mundo, TODOS';"),
    ).toEqual([]);
  });
});
