import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './stamp.mjs';

const kept = '.cache/passed';

/**
 * The projects whose tests ask no other process, read no file and wait for nobody, each with the folders whose code they
 * run: they end the same way until some of that changes.
 */
const rooms = { core: ['core'], web: ['core', 'web'] };

/** @typedef {keyof typeof rooms} Project */
export const projects = /** @type {Project[]} */ (Object.keys(rooms));

const forAll = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'];

/** What the tests of a project depend on, in one word. @param {Project} project */
export const stateOf = (project) => `${process.version}-${fingerprint([...rooms[project], ...forAll])}`;

/**
 * How many tests of a project have passed in this state, which are all of them; none where that is not known.
 * @param {Project} project
 * @param {string} state
 */
export function passedBefore(project, state, folder = kept) {
  const [known, passed] = readStamp(join(folder, project)).split(' ');
  return known === state ? Number(passed) : 0;
}

/**
 * Remembers that all tests of a project have passed in this state.
 * @param {Project} project
 * @param {string} state
 * @param {number} passed
 */
export function rememberPassed(project, state, passed, folder = kept) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, project), `${state} ${passed}\n`);
}
