import { Kysely } from 'kysely';
import pg from 'pg';
import { connectionSettings, postgresDialect } from '#server/db/postgres.ts';
import type { Schema } from '#server/db/schema.ts';
import { runOn } from './postgres-programs.ts';
import { type Holdings, verifyData } from './verify.ts';

/** Servers work on the database that was to be replaced. */
class DatabaseInUseError extends Error {}

const onSameServer = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(database)}`;
  return address.href;
};

/**
 * Reads a dump into a database of its own, verifies it, and gives it the name of the one in use, which gets another.
 * Both names change together; whatever fails before leaves all as it was.
 */
export async function restorePostgres(
  file: string,
  url: string,
  now: number,
): Promise<{ holdings: Holdings; before: string }> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const fresh = `${name}_restoring`;
  const before = `${name}_antes_${now}`;
  const admin = new pg.Client(connectionSettings(onSameServer(url, 'postgres')));
  await admin.connect();
  const id = (text: string): string => pg.escapeIdentifier(text);
  try {
    await refuseInUse(admin, name);
    await admin.query(`drop database if exists ${id(fresh)}`);
    await createLike(admin, name, fresh);
    const freshUrl = onSameServer(url, fresh);
    await runOn(freshUrl, 'pg_restore', ['--no-owner', '--exit-on-error', file]);
    const holdings = await verify(freshUrl);
    await refuseInUse(admin, name);
    await admin.query('begin');
    await admin.query(`alter database ${id(name)} rename to ${id(before)}`);
    await admin.query(`alter database ${id(fresh)} rename to ${id(name)}`);
    await admin.query('commit');
    return { holdings, before };
  } catch (error) {
    await admin.query('rollback');
    await admin.query(`drop database if exists ${id(fresh)}`);
    throw error;
  } finally {
    await admin.end();
  }
}

async function refuseInUse(admin: pg.Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
  if (rowCount) {
    throw new DatabaseInUseError(
      `O banco ${name} está em uso (${rowCount} conexões). Encerre antes os servidores.`,
    );
  }
}

/** Text is compared as in the database it stands in for; one that kept few letters had an order for those alone. */
async function createLike(admin: pg.Client, name: string, fresh: string): Promise<void> {
  const { rows } = await admin.query(
    `select datcollate, datctype from pg_database
     where datname = $1 and encoding = pg_char_to_encoding('UTF8')`,
    [name],
  );
  const { datcollate, datctype } = rows[0] ?? { datcollate: 'C', datctype: 'C' };
  await admin.query(
    `create database ${pg.escapeIdentifier(fresh)} template template0 encoding 'UTF8'
     lc_collate ${pg.escapeLiteral(datcollate)} lc_ctype ${pg.escapeLiteral(datctype)}`,
  );
}

async function verify(url: string): Promise<Holdings> {
  const db = new Kysely<Schema>(postgresDialect(url, { size: 1 }));
  try {
    return await verifyData(db);
  } finally {
    await db.destroy();
  }
}
