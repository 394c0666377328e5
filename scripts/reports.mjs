import { relative } from 'node:path';

/** So many tests of a suite may pass at the second try only; more, and nobody would look any longer. */
const maxFlaky = 2;

/**
 * How many passed and failed, and the names of those that needed a second try. Beyond the few that may, these count as failed.
 * @param {{passed: number, failed: number, flaky: string[]}} tests
 */
function count({ passed, failed, flaky }) {
  const tooMany = flaky.length > maxFlaky ? flaky.length : 0;
  return {
    passed: passed + flaky.length - tooMany,
    failed: failed + tooMany,
    notes: flaky.map((name) => `passou só na segunda vez: ${name}`),
  };
}

/**
 * @typedef {{projectName: string, status: string}} Attempted
 * @typedef {{title: string, file: string, tests: Attempted[]}} Spec
 * @typedef {{suites?: Suite[], specs?: Spec[]}} Suite
 */

/** Every spec of a report, however deep. @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What Playwright's JSON report says. @param {Suite} report */
export function countBrowserTests(report) {
  const tests = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${file} [${projectName}] ${title}`, status })),
  );
  const named = (/** @type {string} */ status) =>
    tests.filter((test) => test.status === status).map(({ name }) => name);
  return count({
    passed: named('expected').length,
    failed: named('unexpected').length,
    flaky: named('flaky'),
  });
}

/**
 * @typedef {{fullName: string, status: string, failureMessages: string[]}} Tried
 * @typedef {{name: string, assertionResults: Tried[]}} TestFile
 */

/**
 * How many tests of a folder passed, where each did at the first try.
 * @param {{testResults?: TestFile[]}} report
 * @param {string} folder
 */
export function passedAtOnce({ testResults = [] }, folder) {
  const isWithin = (/** @type {TestFile} */ { name }) => !relative(folder, name).startsWith('..');
  const { passed, notes } = countUnitTests({ testResults: testResults.filter(isWithin) });
  return notes.length === 0 ? passed : 0;
}

/** What Vitest's JSON report says: what failed before it passed has messages of it. @param {{testResults?: TestFile[]}} report */
export function countUnitTests({ testResults = [] }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)} ${test.fullName}` })),
  );
  const passed = tests.filter(({ status }) => status === 'passed');
  const flaky = passed.filter(({ failureMessages }) => failureMessages.length > 0);
  return count({
    passed: passed.length - flaky.length,
    failed: tests.filter(({ status }) => status === 'failed').length,
    flaky: flaky.map(({ name }) => name),
  });
}
