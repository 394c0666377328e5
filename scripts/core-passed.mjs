import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint, readStamp } from './stamp.mjs';

const kept = '.cache/core-passed';

/**
 * What the tests of core/ depend on, in one word: they import nothing but core/ and what is installed, read no file and
 * no date, and wait for nobody, so that they end the same way until some of this changes.
 */
export const stateOfCore = () =>
  `${process.version}-${fingerprint(['core', 'package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'])}`;

/**
 * How many tests of core/ have passed in this state, which are all of them; none where that is not known.
 * @param {string} state
 * @param {string} [stamp]
 */
export function passedBefore(state, stamp = kept) {
  const [known, passed] = readStamp(stamp).split(' ');
  return known === state ? Number(passed) : 0;
}

/**
 * Remembers that all tests of core/ have passed in this state.
 * @param {string} state
 * @param {number} passed
 * @param {string} [stamp]
 */
export function rememberPassed(state, passed, stamp = kept) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${state} ${passed}\n`);
}
