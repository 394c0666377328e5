import { expect, it } from 'vitest';
import { countBrowserTests } from './browser-report.mjs';

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'flip.spec.ts',
  tests: statuses.map((status) => ({ projectName: 'phone', status })),
});

const report = (flaky: number) => ({
  suites: [
    {
      specs: [spec('opens', 'expected', 'expected'), spec('closes', 'unexpected'), spec('waits', 'skipped')],
    },
    { suites: [{ specs: Array.from({ length: flaky }, (_, index) => spec(`turns ${index}`, 'flaky')) }] },
  ],
});

it('counts what passed and failed, and names what needed a second try', () => {
  const { passed, failed, notes } = countBrowserTests(report(2));
  expect({ passed, failed }).toEqual({ passed: 4, failed: 1 });
  expect(notes).toEqual([
    'passou só na segunda vez: flip.spec.ts [phone] turns 0',
    'passou só na segunda vez: flip.spec.ts [phone] turns 1',
  ]);
});

it('takes more than two second tries for failures', () => {
  expect(countBrowserTests(report(3))).toMatchObject({ passed: 2, failed: 4 });
});

it('reads a report that was never written', () => {
  expect(countBrowserTests({})).toEqual({ passed: 0, failed: 0, notes: [] });
});
