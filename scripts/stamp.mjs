import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** Every file under a path, in a fixed order and with slashes on every system. @param {string} path @returns {string[]} */
export function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/**
 * A fingerprint of files and folders by their content.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [counts] which files count
 */
export function fingerprint(paths, counts = () => true) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).filter(counts)) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** What a stamp file says, or nothing. @param {string} path */
export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');
