import { type Kysely, sql } from 'kysely';
import { keyType, type Migration } from './column-types.ts';

/** Answers get an author, seats a history, and what a challenge brings comes once a person. */
export const realTeams: Migration = async (db) => {
  await db.schema
    .createTable('team_holders')
    .addColumn('team_id', keyType, (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull().check(sql`part between 1 and 3`))
    .addColumn('user_id', keyType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('team_holders_key', ['team_id', 'part', 'user_id'])
    .execute();
  await db.schema.createIndex('team_holders_user').on('team_holders').column('user_id').execute();
  await sql`insert into team_holders (team_id, part, user_id) select team_id, part, user_id from team_members`.execute(
    db,
  );
  await sql`update team_members set seen_at = joined_at where seen_at is null`.execute(db);
  await db.schema
    .alterTable('team_answers')
    .addColumn('author_id', keyType, (column) => column.references('users.id').onDelete('set null'))
    .execute();
  await sql`update team_answers set author_id = (select user_id from team_members
    where team_members.team_id = team_answers.team_id and team_members.part = team_answers.part)`.execute(db);
  await db.schema.createIndex('team_answers_author').on('team_answers').column('author_id').execute();
  await countOncePerChallenge(db);
};

/** The team that a bonus was paid for. */
const ledTeam = sql`case when point_entries.kind = 'leadership' then cast(substr(point_entries.ref, 6) as integer) end`;

/** What was paid stays paid; the first bonus of each challenge is the one that keeps it from being paid again. */
async function countOncePerChallenge(db: Kysely<unknown>): Promise<void> {
  await sql`update standings set
    teams_completed = (select count(distinct teams.quiz_id) from teams
      join team_members on team_members.team_id = teams.id
      where team_members.user_id = standings.user_id and teams.completed_at is not null),
    teams_led = (select count(distinct teams.quiz_id) from point_entries
      join teams on teams.id = ${ledTeam} where point_entries.user_id = standings.user_id)`.execute(db);
  await sql`update point_entries
    set ref = 'challenge:' || (select quiz_id from teams where teams.id = ${ledTeam})
    where id in (select min(point_entries.id) from point_entries
      join teams on teams.id = ${ledTeam}
      group by point_entries.user_id, teams.quiz_id)`.execute(db);
}
