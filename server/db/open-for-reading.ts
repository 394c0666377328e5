import { Kysely } from 'kysely';
import type { Location } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Db } from './schema.ts';
import { sqliteReader } from './sqlite.ts';

/** A thread reads a lot at once, but a database that went away must not hold it for ever. */
const patience = 60_000;

/** Opens data that this process has open already a second time, to read only: for a thread of its own. */
export const openForReading = ({ databaseUrl, dataDir }: Location): Db =>
  new Kysely({
    dialect: databaseUrl
      ? postgresDialect(databaseUrl, { size: 1, patience, access: 'read only' }).dialect
      : sqliteReader(dataDir),
  });
