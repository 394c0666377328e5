/**
 * SQLite itself. The package brings its binaries for every usual machine, but asks for Node 22; Node 20 has the last
 * version that was made for it, compiled when the packages are installed.
 */
export const { default: Sqlite } =
  Number.parseInt(process.versions.node, 10) < 22
    ? await import('better-sqlite3-node20')
    : await import('better-sqlite3');
