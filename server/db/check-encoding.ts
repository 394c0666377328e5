import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The database was made for the letters of some languages only; the sentence says how it should be made. */
class EncodingError extends Error {}

/** What a PostgreSQL database is called, and how it keeps letters where that is not all of them. */
async function readNarrow(db: Db): Promise<{ name: string; what: string } | undefined> {
  const { rows } = await sql<{ name: string; encoding: string }>`
    select current_database() as name, current_setting('server_encoding') as encoding`.execute(db);
  const { name = '', encoding = '' } = rows[0] ?? {};
  if (encoding === 'UTF8') return undefined;
  return { name, what: `O banco ${name} guarda os textos em ${encoding} e não em UTF8.` };
}

/** Refuses a new PostgreSQL database that cannot keep every letter and sign: each write with one would fail later. */
export async function checkEncoding(db: Db): Promise<void> {
  const narrow = await readNarrow(db);
  if (!narrow) return;
  throw new EncodingError(
    `${narrow.what} Crie outro, por exemplo: ` +
      `createdb --template=template0 --encoding=UTF8 --locale=C ${narrow.name}2`,
  );
}

/** What to tell whoever runs a server whose data are in such a database already: it goes on, and people hear what it cannot keep. */
export async function encodingWarning(db: Db): Promise<string | undefined> {
  const narrow = await readNarrow(db);
  return (
    narrow &&
    `${narrow.what} Quem escreve um emoji é recusado. Pare o servidor, faça uma cópia (npm run backup) e ` +
      'restaure-a (npm run restore -- <arquivo>): o banco passa a UTF8.'
  );
}
