import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/** A new database of PostgreSQL that knows few letters, beside another one. */
export async function createNarrowDatabase({ db, location }: Database) {
  const name = `latin_${randomUUID().replaceAll('-', '')}`;
  await sql
    .raw(`create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`)
    .execute(db);
  const url = new URL(location.databaseUrl ?? '');
  url.pathname = name;
  const erase = () => sql.raw(`drop database ${name} with (force)`).execute(db);
  return { name, location: { ...location, databaseUrl: url.href }, erase };
}
