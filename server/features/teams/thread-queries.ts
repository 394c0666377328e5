import type { Db, Tx } from '#server/db/schema.ts';

/** A message with what must be known of who wrote it. */
export interface MessageRow {
  id: number;
  team_id: number;
  author_id: number;
  username: string;
  hidden_at: number | null;
  body: string;
  created_at: number;
}

const messages = (db: Db) =>
  db
    .selectFrom('team_messages')
    .innerJoin('users', 'users.id', 'team_messages.author_id')
    .select(['team_messages.id', 'team_messages.team_id', 'team_messages.body', 'team_messages.created_at'])
    .select(['users.id as author_id', 'users.username', 'users.hidden_at']);

/** The last messages of a team, the oldest of them first. */
export const findMessages = async (db: Db, teamId: number, limit: number): Promise<MessageRow[]> =>
  (
    await messages(db)
      .where('team_messages.team_id', '=', teamId)
      .orderBy('team_messages.id', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** What a member wrote under an id of the client's. */
export const findMessageOfRun = (db: Db, authorId: number, runId: string): Promise<MessageRow | undefined> =>
  messages(db)
    .where('team_messages.author_id', '=', authorId)
    .where('team_messages.run_id', '=', runId)
    .executeTakeFirst();

/** Keeps a message and answers its id; nothing where one of the same run was kept. */
export const insertMessage = async (
  tx: Tx,
  message: { teamId: number; authorId: number; text: string; runId: string | undefined; now: number },
): Promise<number | undefined> =>
  (
    await tx
      .insertInto('team_messages')
      .values({
        team_id: message.teamId,
        author_id: message.authorId,
        body: message.text,
        run_id: message.runId ?? null,
        created_at: message.now,
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'run_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
