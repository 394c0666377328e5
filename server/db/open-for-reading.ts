import { Kysely } from 'kysely';
import type { Location } from './open.ts';
import { postgresDialect } from './postgres.ts';
import type { Db } from './schema.ts';
import { sqliteReader } from './sqlite.ts';

/** Opens data that this process has open already a second time, to read only: for a thread of its own. */
export const openForReading = ({ databaseUrl, dataDir }: Location): Db =>
  new Kysely({
    dialect: databaseUrl ? postgresDialect(databaseUrl, 1, 'read only') : sqliteReader(dataDir),
  });
