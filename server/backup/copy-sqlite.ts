import { Sqlite } from '#server/db/better-sqlite.ts';

/** As many pages as there are: a copy in one go is never begun anew, however much is written meanwhile. */
const allPages = 2 ** 31 - 1;

/** Copies a database that may be in use to an empty file. It takes the thread it runs in. */
export async function copySqlite(source: string, target: string): Promise<void> {
  const connection = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    await connection.backup(target, { progress: () => allPages });
  } finally {
    connection.close();
  }
  // One file is the whole copy: nothing beside it is needed to read it.
  const copy = new Sqlite(target);
  copy.pragma('journal_mode = DELETE');
  copy.close();
}
