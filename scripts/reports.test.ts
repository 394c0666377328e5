import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { countBrowserTests, countUnitTests, passedAtOnce } from './reports.mjs';

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

const tried = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

const unitReport = (flaky: number) => ({
  testResults: [
    {
      name: resolve('web/flip.test.tsx'),
      assertionResults: [
        tried('opens', 'passed'),
        tried('closes', 'failed', 'expected 1'),
        tried('waits', 'skipped'),
        ...Array.from({ length: flaky }, (_, index) => tried(`turns ${index}`, 'passed', 'expected 2')),
      ],
    },
  ],
});

it('names the unit tests that needed a second try as well, and more than two of them are failures', () => {
  expect(countUnitTests(unitReport(1))).toEqual({
    passed: 2,
    failed: 1,
    notes: [`passou só na segunda vez: ${join('web', 'flip.test.tsx')} turns 0`],
  });
  expect(countUnitTests(unitReport(3))).toMatchObject({ passed: 1, failed: 4 });
  expect(countUnitTests({})).toEqual({ passed: 0, failed: 0, notes: [] });
});

it('counts what passed in a folder, where all did at the first try', () => {
  expect(passedAtOnce(unitReport(0), 'web')).toBe(1);
  expect(passedAtOnce(unitReport(0), 'core')).toBe(0);
  expect(passedAtOnce(unitReport(1), 'web')).toBe(0);
});
