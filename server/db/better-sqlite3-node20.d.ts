declare module 'better-sqlite3-node20' {
  import BetterSqlite from 'better-sqlite3';

  export { BetterSqlite as default };
}
