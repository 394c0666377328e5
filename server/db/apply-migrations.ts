import { type Kysely, Migrator, sql } from 'kysely';
import type { Engine } from './migrations/column-types.ts';
import { frozen } from './migrations/frozen.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** A database whose tables may be of any version. */
export type AnyDb = Db | Kysely<unknown>;

/** Applies those of the named steps that were not applied yet, all of them or none. */
export async function applyMigrations(
  db: AnyDb,
  engine: Engine,
  names: readonly string[] = Object.keys(migrations),
): Promise<void> {
  const steps = Object.entries(migrations)
    .filter(([name]) => names.includes(name))
    .map(([name, step]) => {
      const up = async (tx: Kysely<unknown>): Promise<void> => {
        await step(tx, engine);
        if (name >= fingerprintsBegin) await rememberFingerprints(tx, name);
      };
      return [name, { up }];
    });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The step that makes the table for them. */
const fingerprintsBegin = '017-upkeep';

/** This step's, and those of the steps that ran before there was a place for theirs. */
async function rememberFingerprints(tx: Kysely<unknown>, until: string): Promise<void> {
  const rows = Object.entries(frozen)
    .filter(([name]) => name <= until)
    .map(([name, fingerprint]) => sql`(${name}, ${fingerprint})`);
  await sql`insert into migration_fingerprints (name, fingerprint) values ${sql.join(rows)}
    on conflict (name) do nothing`.execute(tx);
}
