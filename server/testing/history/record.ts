/**
 * Writes down the data of the versions that have no file yet, from those of the version before. To be run when a step is
 * added: node --import tsx server/testing/history/record.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { applyMigrations } from '#server/db/apply-migrations.ts';
import { Sqlite } from '#server/db/better-sqlite.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { dumpSql } from './dump.ts';
import { versions } from './load.ts';

const fileOf = (version: string): string => join(import.meta.dirname, `${version}.sql`);
const names = Object.keys(migrations);
const begin = names.findIndex((name, index) => index > 0 && !versions.includes(name));
if (begin < 0) throw new Error('every version has its file');

const connection = new Sqlite(':memory:');
connection.exec(readFileSync(fileOf(names[begin - 1] ?? ''), 'utf8'));
const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: connection }) });
for (const [index, name] of names.entries()) {
  if (index < begin) continue;
  await applyMigrations(db, 'sqlite', names.slice(0, index + 1));
  writeFileSync(fileOf(name), dumpSql(connection));
}
await db.destroy();
