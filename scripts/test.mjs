import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { steps } from './steps.mjs';

const graceMs = 8000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Each command leads a process group, so that what it starts ends with it. @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // The group ended by itself between the look and the signal.
    }
  }
}

/**
 * @param {string[]} args what Node runs
 * @param {{live: boolean, env: Record<string, string>}} options
 * @returns {Promise<{code: number, output: string}>}
 */
function runNode(args, { live, env }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      detached: process.platform !== 'win32',
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {import('./steps.mjs').Step} step */
async function runStep(step) {
  const started = performance.now();
  const live = step.count !== undefined;
  if (live) console.log(`\n· ${step.name}`);
  const results = await Promise.all(
    step.commands.map((args) => runNode(args, { live, env: step.env ?? {} })),
  );
  const ok = results.every(({ code }) => code === 0);
  const seconds = (performance.now() - started) / 1000;
  /** @type {import('./steps.mjs').Count} */
  const counted = step.count?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  // A program may fail without a failed test, by not starting for one.
  const failed = ok ? counted.failed : Math.max(1, counted.failed);
  if (failed === 0) step.keep?.();
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (!ok) for (const { code, output } of results) if (code !== 0 && output) console.log(output.trimEnd());
  return {
    name: step.name,
    ok: failed === 0,
    seconds,
    passed: counted.passed,
    failed,
    notes: counted.notes ?? [],
  };
}

/**
 * Checks that follow each other run side by side, which fills every core; tests have the machine to themselves.
 * @param {import('./steps.mjs').Step[]} steps
 */
function sideBySide(steps) {
  /** @type {import('./steps.mjs').Step[][]} */
  const batches = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (step.count || !last || last[0]?.count) batches.push([step]);
    else last.push(step);
  }
  return batches;
}

/** @param {Awaited<ReturnType<typeof runStep>>[]} results */
function summarise(results) {
  console.log('\nResumo');
  for (const { name, ok, seconds, passed, failed, notes } of results) {
    const figures = `${passed} passaram, ${failed} falharam`;
    console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(30)} ${seconds.toFixed(1).padStart(6)} s   ${figures}`);
    for (const note of notes) console.log(`      ${note}`);
  }
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed');
}

const reports = await mkdtemp(join(tmpdir(), 'rota-viva-reports-'));

async function stopOnSignal() {
  signalAll('SIGINT');
  const deadline = Date.now() + graceMs;
  while (running.size > 0 && Date.now() < deadline) await wait(50);
  signalAll('SIGKILL');
  await rm(reports, { recursive: true, force: true });
  process.exit(130);
}
process.once('SIGINT', stopOnSignal);
process.once('SIGTERM', stopOnSignal);

const [first = '', ...others] = process.argv.slice(2);
const kind = ['check', 'unit', 'browser'].find((name) => name === first);
const filter = kind ? others : process.argv.slice(2);

const results = [];
for (const together of sideBySide(steps(reports, filter).filter((step) => !kind || step.kind === kind))) {
  results.push(...(await Promise.all(together.map(runStep))));
}
await rm(reports, { recursive: true, force: true });
process.exitCode = summarise(results) === 0 ? 0 : 1;
