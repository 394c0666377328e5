import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './console.mjs';
import { findNode, versionOf } from './node-versions.mjs';
import { run } from './run.mjs';

// The server's tests on every Node that people have. Usage: npm run test:nodes -- [names of test files]
const majors = [20, 22, 24, 26];
const projects = ['server-plain', 'server-sqlite', 'server-postgres'];
const filter = process.argv.slice(2);

/** @param {string} program @param {string} report */
async function runTests(program, report) {
  const prepared = await run(program, ['scripts/prepare.mjs', 'sqlite']);
  if (prepared.code !== 0) return prepared;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return run(program, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...output, ...filter]);
}

const reports = await mkdtemp(join(tmpdir(), 'rota-viva-nodes-'));
const rows = [];
for (const major of majors) {
  const program = await findNode(major);
  const version = await versionOf(program);
  say(`os testes do servidor no Node ${version}`);
  const report = join(reports, `${major}.json`);
  const started = performance.now();
  const { code, output } = await runTests(program, report);
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  const isGood = code === 0 && numPassedTests > 0;
  if (!isGood) console.log(output.trimEnd());
  const seconds = Math.round((performance.now() - started) / 1000);
  rows.push({ Node: version, passaram: numPassedTests, falharam: numFailedTests, segundos: seconds, isGood });
}
await rm(reports, { recursive: true, force: true });

console.table(rows.map(({ isGood, ...row }) => ({ ...row, resultado: isGood ? 'bom' : 'FALHOU' })));
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;
