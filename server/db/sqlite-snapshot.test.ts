import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';
import { Sqlite } from './better-sqlite.ts';
import { createSqliteSnapshot } from './sqlite-snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'rota-viva-snapshot-'));
const file = join(folder, 'data.db');
const writer = new Sqlite(file);
writer.pragma('journal_mode = WAL');
writer.exec('create table notes (text)');
afterAll(() => {
  writer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A reader whose look at the version fails while it is told to. */
function openFailing() {
  const reader = new Sqlite(file, { readonly: true });
  const state = { isFailing: false };
  const prepare = reader.prepare.bind(reader);
  reader.prepare = ((source: string) => {
    const statement = prepare(source);
    if (!source.includes('data_version')) return statement;
    const version = statement.pluck();
    return {
      pluck: () => ({
        get: () => {
          if (state.isFailing) throw new Error('the disk does not answer');
          return version.get();
        },
      }),
    };
  }) as Connection['prepare'];
  return { reader, state, snapshot: createSqliteSnapshot(reader) };
}

it('a moment whose version could not be read is not read at: the next one knows it anew', () => {
  const { reader, state, snapshot } = openFailing();
  const before = snapshot.enter();
  snapshot.end();
  writer.exec(`insert into notes values ('novo')`);
  state.isFailing = true;
  expect(() => snapshot.enter()).toThrow('the disk does not answer');
  expect(reader.inTransaction).toBe(false);
  state.isFailing = false;
  expect(snapshot.enter()).not.toBe(before);
  snapshot.end();
  reader.close();
});
