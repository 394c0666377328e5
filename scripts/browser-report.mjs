/** So many tests of the suite may pass at the second try only; more, and nobody would look any longer. */
const maxFlaky = 2;

/**
 * @typedef {{projectName: string, status: string}} Attempted
 * @typedef {{title: string, file: string, tests: Attempted[]}} Spec
 * @typedef {{suites?: Suite[], specs?: Spec[]}} Suite
 */

/** Every spec of a report, however deep. @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * What Playwright's JSON report says: how many passed and failed, and the names of those that needed a second try.
 * Beyond the few that may, these count as failed.
 * @param {Suite} report
 */
export function countBrowserTests(report) {
  const tests = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${file} [${projectName}] ${title}`, status })),
  );
  const named = (/** @type {string} */ status) =>
    tests.filter((test) => test.status === status).map(({ name }) => name);
  const flaky = named('flaky');
  const tooMany = flaky.length > maxFlaky ? flaky.length : 0;
  return {
    passed: named('expected').length + flaky.length - tooMany,
    failed: named('unexpected').length + tooMany,
    notes: flaky.map((name) => `passou só na segunda vez: ${name}`),
  };
}
