import { sql } from 'kysely';
import { instant, type Migration } from './column-types.ts';

/** The columns of the standing that are rows of `feats` from now on, and what such a row is called. */
const records = { best_flip_score: 'bestFlipScore', jornada_flawless: 'jornadaFlawless' };
const counts = ['challenges_won', 'flawless_chains'];

/** Feats with a value, the member's play clock, and what a run was about. */
export const featsAndHands: Migration = async (db) => {
  await db.schema
    .alterTable('feats')
    .addColumn('value', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const [column, feat] of Object.entries(records)) {
    await sql`
      insert into feats (user_id, feat, value)
      select user_id, ${sql.lit(feat)}, ${sql.ref(column)} from standings where ${sql.ref(column)} > 0
    `.execute(db);
  }
  for (const column of [...Object.keys(records), ...counts]) {
    await db.schema.alterTable('standings').dropColumn(column).execute();
  }
  await db.schema
    .alterTable('standings')
    .addColumn('played_until', instant, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update standings set played_until = (select created_at from users where users.id = standings.user_id)
  `.execute(db);
  await db.schema.alterTable('game_runs').addColumn('game_id', 'integer').execute();
  await db.schema.alterTable('game_runs').addColumn('content', 'text').execute();
};
