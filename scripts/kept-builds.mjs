/** Pages opened before the last deployments still ask for the files they were built with. */
export const keptBuilds = 3;

/**
 * The builds whose files stay, the newest first.
 * @param {readonly (readonly string[])[]} earlier the files of each build before, the newest first
 * @param {readonly string[]} current
 * @returns {string[][]}
 */
export function buildsToKeep(earlier, current) {
  const own = [...current].sort();
  // Building the same once more is no new build.
  const others = earlier.filter((files) => [...files].sort().join() !== own.join());
  return [own, ...others.map((files) => [...files])].slice(0, keptBuilds);
}

/**
 * Of what lies in the folder, what no kept build asks for any more; compressed copies go with their file.
 * @param {readonly string[]} present
 * @param {readonly (readonly string[])[]} builds
 */
export function filesToRemove(present, builds) {
  const wanted = new Set(builds.flat());
  return present.filter((file) => !wanted.has(file.replace(/\.(br|gz)$/, '')));
}
