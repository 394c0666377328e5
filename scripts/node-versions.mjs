import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MissingError, sayWhile } from './console.mjs';
import { npm, run } from './run.mjs';

const platform = process.platform === 'win32' ? 'win' : process.platform;
const packageName = `node-${platform}-${process.arch}`;
const isOurs = (/** @type {number} */ major) => process.versions.node.startsWith(`${major}.`);

/**
 * The program of a Node of that major version: the one that runs this, or the newest that npm has, kept in the clone.
 * @param {number} major
 * @returns {Promise<string>}
 */
export async function findNode(major) {
  if (isOurs(major)) return process.execPath;
  const folder = join('.cache', 'nodes', String(major));
  const program = join(folder, 'node_modules', packageName, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    const args = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, `${packageName}@${major}`];
    const { code, output } = await sayWhile(`baixando o Node ${major} do npm`, () => npm(args));
    if (code !== 0) {
      throw new MissingError(`O pacote ${packageName}@${major} não veio do npm:\n${output}`, 'veja a rede');
    }
  }
  return program;
}

/** What it calls itself. @param {string} program */
export const versionOf = async (program) => (await run(program, ['--version'])).output.trim();
