import { spawn } from 'node:child_process';

/**
 * Runs a command to its end; resolves with its exit code and, when not shown, what it wrote.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & {show?: boolean}} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs npm itself, the same one that started us when there is one.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & {show?: boolean}} [options]
 */
export function npm(args, options) {
  const npmProgram = process.env.npm_execpath;
  return npmProgram?.endsWith('.js')
    ? run(process.execPath, [npmProgram, ...args], options)
    : run('npm', args, options);
}
