import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passedBefore, projects, rememberPassed, stateOf } from './passed-before.mjs';
import { countBrowserTests, countUnitTests, passedAtOnce } from './reports.mjs';

/**
 * One step of the tests: commands run side by side, all of which must succeed. A step with tests of its own shows
 * them as they run and counts them; any other is silent unless it fails, and counts as one. What it keeps for the next
 * time, it keeps when all has passed.
 * @typedef {{passed: number, failed: number, notes?: string[]}} Count
 * @typedef {'check' | 'unit' | 'browser'} Kind
 * @typedef {{name: string, kind: Kind, commands: string[][], env?: Record<string, string>, count?: () => Count, keep?: () => void}} Step
 */

const biome = 'node_modules/@biomejs/biome/bin/biome';
const knip = ['node_modules/knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'];
const playwright = 'node_modules/@playwright/test/cli.js';
// The compiler in native code takes a third of the time; the other one is there for those who read the imports.
const tsc = 'node_modules/typescript-native/bin/tsc';
const vitest = 'node_modules/vitest/vitest.mjs';

/** Remembers what it checked, so that the next time only what changed is. @param {string} room */
const typeCheck = (room) => [
  tsc,
  '-p',
  room,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/tsc/${room}.tsbuildinfo`,
];

/** @param {string} path */
const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** @param {string} reports a folder for what the test programs write @param {string[]} filter @returns {Step} */
function unitStep(reports, filter) {
  const report = join(reports, 'vitest.json');
  const isWhole = filter.length === 0;
  const known = projects.map((project) => {
    const state = stateOf(project);
    return { project, state, before: isWhole ? passedBefore(project, state) : 0 };
  });
  const unchanged = known.filter(({ before }) => before > 0);
  const asked = [
    ...unchanged.map(({ project }) => `--exclude=${project}/**`),
    ...(isWhole ? [] : ['--passWithNoTests', ...filter]),
  ];
  const notes = unchanged.map(
    ({ project, before }) =>
      `${project}/ e o que usa não mudaram: os seus ${before} testes já tinham passado e não foram repetidos`,
  );
  return {
    name: 'testes de unidade e HTTP',
    kind: 'unit',
    commands: [[vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...asked]],
    count: () => {
      const counted = countUnitTests(readReport(report));
      return { ...counted, notes: [...counted.notes, ...notes] };
    },
    keep: () => {
      if (!isWhole) return;
      for (const { project, state, before } of known)
        if (before === 0) rememberPassed(project, state, passedAtOnce(readReport(report), project));
    },
  };
}

/** @param {string} reports @param {string[]} filter @returns {Step} */
function browserStep(reports, filter) {
  const report = join(reports, 'playwright.json');
  const asked = filter.length > 0 ? ['--pass-with-no-tests', ...filter] : [];
  return {
    name: 'testes no navegador',
    kind: 'browser',
    commands: [[playwright, 'test', '--reporter=dot,json', ...asked]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => countBrowserTests(readReport(report)),
  };
}

/**
 * Everything `npm test` runs, in order.
 * @param {string} reports
 * @param {string[]} filter names of test files or parts of them
 * @returns {Step[]}
 */
export function steps(reports, filter) {
  const rooms = ['core', 'server', 'web', 'tsconfig.tests.json'];
  return [
    {
      name: 'formato e estilo',
      kind: 'check',
      commands: [[biome, 'ci', '--error-on-warnings', '--colors=off']],
    },
    { name: 'tipos', kind: 'check', commands: rooms.map(typeCheck) },
    { name: 'regras de importação', kind: 'check', commands: [['scripts/check-imports.mjs']] },
    { name: 'palavras e pastas proibidas', kind: 'check', commands: [['scripts/check-words.mjs']] },
    { name: 'código e pacotes sem uso', kind: 'check', commands: [knip] },
    unitStep(reports, filter),
    { name: 'montagem e peso das páginas', kind: 'check', commands: [['scripts/check-size.mjs']] },
    browserStep(reports, filter),
  ];
}
