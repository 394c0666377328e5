import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sqlite } from '#server/db/better-sqlite.ts';

/** A transaction of four statements and nothing else, on the disk once it returns. */
export interface RawTransaction {
  write(index: number): void;
  close(): void;
}

export function openRawTransaction(): RawTransaction {
  const folder = mkdtempSync(join(tmpdir(), 'rota-viva-raw-'));
  const database = new Sqlite(join(folder, 'raw.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table sums (id integer primary key, value integer); insert into sums values (1, 0)');
  database.exec('create table lines (id integer primary key, owner integer, text text)');
  const find = database.prepare('select value from sums where id = 1');
  const add = database.prepare('insert into lines (owner, text) values (?, ?) returning id');
  const count = database.prepare('update sums set value = value + 1 where id = 1');
  const write = database.transaction((index: number) => {
    find.get();
    add.get(index, `Ideia número ${index}`);
    add.get(index, 'Você contribuiu com uma ideia');
    count.run();
  });
  return {
    write,
    close() {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
