import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The database was made for the letters of some languages only; the sentence says how it should be made. */
class EncodingError extends Error {}

/** Refuses a new PostgreSQL database that cannot keep every letter and sign: each write with one would fail later. */
export async function checkEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; encoding: string }>`
    select current_database() as name, current_setting('server_encoding') as encoding`.execute(db);
  const { name = '', encoding = '' } = rows[0] ?? {};
  if (encoding === 'UTF8') return;
  throw new EncodingError(
    `O banco ${name} guarda os textos em ${encoding} e não em UTF8. ` +
      `Crie outro, por exemplo: createdb --template=template0 --encoding=UTF8 --locale=C ${name}2`,
  );
}
