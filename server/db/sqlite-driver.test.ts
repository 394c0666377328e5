import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database as Connection } from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Sqlite } from './better-sqlite.ts';
import { outageOf } from './outage.ts';
import { createSqliteDriver } from './sqlite-driver.ts';

interface Notes {
  notes: { id: number; text: string };
}

let folder: string;
let writer: Connection;
let db: Kysely<Notes>;
let closed: string[];
let commits: number;
let lockPatience: number | undefined;

const file = () => join(folder, 'notes.db');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rota-viva-driver-'));
  closed = [];
  commits = 0;
  lockPatience = undefined;
  const count = (ran: unknown) => {
    if (ran === 'commit') commits++;
  };
  writer = new Sqlite(file(), { verbose: count });
  writer.pragma('journal_mode = WAL');
  writer.pragma('synchronous = FULL');
  const reader = new Sqlite(file(), { readonly: true });
  const onClose = () => closed.push('lock');
  class Dialect extends SqliteDialect {
    override createDriver() {
      return createSqliteDriver({ writer, reader, onClose }, lockPatience);
    }
  }
  db = new Kysely<Notes>({ dialect: new Dialect({ database: writer }) });
  await sql`create table notes (id integer primary key, text text not null)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const add = (id: number, text = '') => db.insertInto('notes').values({ id, text }).execute();

const addInTransaction = (id: number, text = '') =>
  db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ id, text }).execute();
    return id;
  });

const ids = async (from: Kysely<Notes> = db) =>
  (await from.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);

/** What somebody finds who opens the file now. */
function idsOnDisk(path = file()): unknown[] {
  const other = new Sqlite(path, { readonly: true });
  const found = other.prepare('select id from notes order by id').pluck().all();
  other.close();
  return found;
}

const loopTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('reading', () => {
  it('does not wait for a transaction, nor sees what it has not committed', async () => {
    await add(1);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 2, text: '' }).execute();
      expect(await ids(tx)).toEqual([1, 2]);
      expect(await ids()).toEqual([1]);
    });
    expect(await ids()).toEqual([1, 2]);
  });

  it('is answered while transactions stand in a row', async () => {
    let committed = 0;
    const row = Array.from({ length: 40 }, async (_, id) => {
      await addInTransaction(id);
      committed++;
    });
    await loopTurn();
    await loopTurn();
    await ids();
    expect(committed).toBeLessThan(40);
    await Promise.all(row);
    expect(await ids()).toHaveLength(40);
  });

  it('finds the columns of a table that got one more meanwhile', async () => {
    await add(1, 'um');
    const all = () => db.selectFrom('notes').selectAll().execute();
    expect(await all()).toEqual([{ id: 1, text: 'um' }]);
    await loopTurn();
    writer.exec("alter table notes add column mark text not null default 'x'");
    expect(await all()).toEqual([{ id: 1, text: 'um', mark: 'x' }]);
  });

  it('is of one moment within a turn of the event loop, and sees what is committed in it', async () => {
    const other = new Sqlite(file());
    expect(await ids()).toEqual([]);
    other.exec("insert into notes values (1, '')");
    expect(await ids()).toEqual([]);
    await loopTurn();
    expect(await ids()).toEqual([1]);
    other.exec("insert into notes values (2, '')");
    await add(3);
    expect(await ids()).toEqual([1, 2, 3]);
    other.close();
  });

  it('keeps the log from growing however often it reads', async () => {
    writer.pragma('wal_autocheckpoint = 10');
    let largest = 0;
    for (let id = 0; id < 60; id++) {
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('notes')
          .values({ id, text: 'x'.repeat(4_000) })
          .execute();
        await ids();
      });
      largest = Math.max(largest, statSync(`${file()}-wal`).size);
    }
    expect(largest).toBeLessThan(40 * 4_096);
  });

  it('goes to the one that writes where it writes after all', async () => {
    const added = await sql<{ id: number }>`
      with given(id) as (values (7)) insert into notes select id, '' from given returning id`.execute(db);
    expect(added.rows).toEqual([{ id: 7 }]);
    expect(await ids()).toEqual([7]);
  });
});

describe('writing', () => {
  it('is on the disk before it is acknowledged, whoever else is in the row', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, id) => {
        await addInTransaction(id);
        expect(idsOnDisk()).toContain(id);
      }),
    );
  });

  it('takes back only the transaction that failed, and tells it why', async () => {
    await add(3);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((id) => addInTransaction(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  it('keeps nothing of one that was given up, alone or the last of a row', async () => {
    const giveUp = (id: number) =>
      db.transaction().execute(async (tx) => {
        await tx.insertInto('notes').values({ id, text: '' }).execute();
        throw new Error('given up');
      });
    await expect(giveUp(1)).rejects.toThrow('given up');
    const row = await Promise.allSettled([addInTransaction(2), giveUp(3)]);
    expect(row.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(idsOnDisk()).toEqual([2]);
  });

  it('outside a transaction waits for those in the row', async () => {
    await Promise.all([addInTransaction(1), addInTransaction(2), add(3), addInTransaction(4)]);
    expect(idsOnDisk()).toEqual([1, 2, 3, 4]);
  });

  it('outside a transaction takes nobody of the row along where it fails', async () => {
    await add(3);
    const outcomes = await Promise.allSettled([addInTransaction(1), add(2), add(3), addInTransaction(4)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
    expect(idsOnDisk()).toEqual([1, 2, 3, 4]);
  });

  it('goes to the disk together, alone or refused too', async () => {
    await add(1);
    commits = 0;
    const some = Array.from({ length: 12 }, (_, place) => 2 + place);
    const row = some.flatMap((id) => [add(id), addInTransaction(100 + id), addInTransaction(1)]);
    await Promise.allSettled(row);
    expect(idsOnDisk()).toHaveLength(25);
    expect(commits).toBe(2);
  });

  it('that failed finds what it failed by, whoever waits behind it', async () => {
    const found = addInTransaction(1).then(() =>
      Promise.all([
        addInTransaction(2),
        addInTransaction(2).catch(() => ids()),
        ...[3, 4].map((id) => addInTransaction(id)),
      ]),
    );
    expect((await found)[1]).toContain(2);
  });

  it('tells everyone in the row when the disk is full, acknowledges none of them, and goes on later', async () => {
    await add(1);
    const pages = writer.pragma('max_page_count = 3', { simple: true });
    expect(pages).toBe(3);
    const row = await Promise.allSettled([
      addInTransaction(2),
      addInTransaction(3, 'x'.repeat(100_000)),
      addInTransaction(4),
    ]);
    const kept = row.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refused = row.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'SQLITE_FULL' } });
    expect(idsOnDisk()).toEqual([1, ...kept]);
    writer.pragma('max_page_count = 1000000');
    await addInTransaction(5);
    expect(idsOnDisk()).toEqual([1, ...kept, 5]);
  });

  it('runs nothing more of a transaction that the disk ended, even where its failure was swallowed', async () => {
    writer.pragma('max_page_count = 3');
    const swallowing = db.transaction().execute(async (tx) => {
      await tx
        .insertInto('notes')
        .values({ id: 1, text: 'x'.repeat(100_000) })
        .execute()
        .catch(() => {});
      await tx.insertInto('notes').values({ id: 2, text: '' }).execute();
    });
    await expect(swallowing).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(idsOnDisk()).toEqual([]);
  });
});

describe('a file into which another program writes', () => {
  let other: Connection;
  beforeEach(() => {
    other = new Sqlite(file());
    other.exec('begin immediate');
  });
  afterEach(() => other.close());

  it('is waited for while everybody else goes on', async () => {
    const writes = Promise.all([addInTransaction(1), addInTransaction(2), add(3)]);
    for (let turns = 0; turns < 10; turns++) await loopTurn();
    expect(await ids()).toEqual([]);
    other.exec('commit');
    await writes;
    expect(idsOnDisk()).toEqual([1, 2, 3]);
  });

  it('is told of after a while to everyone in the row, as what it is', async () => {
    lockPatience = 0;
    const row = await Promise.allSettled([addInTransaction(1), add(2), addInTransaction(3)]);
    for (const outcome of row)
      expect(outcome.status === 'rejected' && outageOf(outcome.reason)).toBe('locked');
    other.exec('rollback');
    await addInTransaction(4);
    expect(idsOnDisk()).toEqual([4]);
  });
});

it.runIf(process.platform !== 'win32')(
  'a log that is taken away takes nothing with it, nor anything more',
  async () => {
    await Promise.all([addInTransaction(1), addInTransaction(2)]);
    rmSync(`${file()}-wal`);
    const row = await Promise.allSettled([addInTransaction(3), add(4)]);
    for (const outcome of row)
      expect(outcome.status === 'rejected' && outageOf(outcome.reason)).toBe('moved');
    // What a power cut would leave.
    copyFileSync(file(), join(folder, 'left.db'));
    expect(idsOnDisk(join(folder, 'left.db'))).toEqual([1, 2]);
  },
);

it('lets go of the folder last', async () => {
  await db.destroy();
  expect(closed).toEqual(['lock']);
  expect(writer.open).toBe(false);
});
