import type { Db, Tx } from '#server/db/schema.ts';
import { lastWayBack } from '#server/features/care/log-queries.ts';

/** The last messages of a mentoring that one of the two may read, the oldest of them first. */
export const findMessages = async (
  db: Db,
  { mentoringId, readerId, limit }: { mentoringId: number; readerId: number; limit: number },
) =>
  (
    await db
      .selectFrom('mentoring_messages')
      .innerJoin('users', 'users.id', 'mentoring_messages.author_id')
      .select(['mentoring_messages.id', 'mentoring_messages.body', 'mentoring_messages.created_at'])
      .select(['users.id as authorId', 'users.username'])
      .where('mentoring_messages.mentoring_id', '=', mentoringId)
      .where('mentoring_messages.created_at', '>=', lastWayBack(readerId))
      .orderBy('mentoring_messages.id', 'desc')
      .limit(limit)
      .execute()
  ).reverse();

/** Keeps a message and answers its id. */
export const insertMessage = async (
  tx: Tx,
  message: { mentoringId: number; authorId: number; text: string; now: number },
): Promise<number> =>
  (
    await tx
      .insertInto('mentoring_messages')
      .values({
        mentoring_id: message.mentoringId,
        author_id: message.authorId,
        body: message.text,
        created_at: message.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Who of the two has written since then. */
export async function findAuthors(db: Db, mentoringId: number, since: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('mentoring_messages')
    .select('author_id')
    .distinct()
    .where('mentoring_id', '=', mentoringId)
    .where('created_at', '>=', since)
    .execute();
  return new Set(rows.map(({ author_id }) => author_id));
}
