import type { Answer } from '#core/contract/index.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { ConversationRow, Db, Tx } from '#server/db/schema.ts';

export type Message = Answer<'sendMessage'>['messages'][number];
export type ObjectiveShown = Answer<'sendMessage'>['objectives'][number];

/** A conversation with its messages read. */
export interface Conversation extends Omit<ConversationRow, 'messages' | 'objectives'> {
  messages: Message[];
  objectives: ObjectiveShown[];
}

const toConversation = (row: ConversationRow): Conversation => ({
  ...row,
  messages: JSON.parse(row.messages),
  objectives: JSON.parse(row.objectives),
});

/** The member's own conversation of this id; another's is none. */
export async function findConversation(
  db: Db,
  userId: number,
  id: number,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toConversation(row);
}

const selectConversations = compileOnce((db, userId: number, limit: number) =>
  db.selectFrom('conversations').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(limit),
);

/** The member's conversations, newest first. */
export const findConversations = async (db: Db, userId: number, limit: number): Promise<Conversation[]> =>
  (await selectConversations(db, userId, limit)).map(toConversation);

const countBegun = compileOnce((db, userId: number, since: number) =>
  db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('begun'))
    .where('user_id', '=', userId)
    .where('started_at', '>=', since),
);

/** How many conversations a member has begun since an instant. */
export const countSince = async (db: Db, userId: number, since: number): Promise<number> =>
  onlyRow(await countBegun(db, userId, since)).begun;

const selectBestScores = compileOnce((db, userId: number) =>
  db
    .selectFrom('conversations')
    .select(({ fn }) => ['challenge_id', fn.max<number>('score').as('best')])
    .where('user_id', '=', userId)
    .where('score', 'is not', null)
    .groupBy('challenge_id'),
);

/** The best score a member has in each challenge. */
export async function findBestScores(db: Db, userId: number): Promise<Map<string, number>> {
  const rows = await selectBestScores(db, userId);
  return new Map(rows.map(({ challenge_id, best }) => [challenge_id, best]));
}

/** The challenges that a member has begun. */
export async function findBegun(db: Db, userId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('conversations')
    .select('challenge_id')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ challenge_id }) => challenge_id));
}

type NewConversation = Omit<ConversationRow, 'id'>;

const addConversation = compileOnce((tx, conversation: NewConversation) =>
  tx.insertInto('conversations').values(conversation).returningAll(),
);

/** Begins a conversation. */
export async function insertConversation(
  tx: Tx,
  {
    userId,
    challengeId,
    messages,
    now,
  }: { userId: number; challengeId: string; messages: Message[]; now: number },
): Promise<Conversation> {
  const [row] = await addConversation(tx, {
    user_id: userId,
    challenge_id: challengeId,
    messages: JSON.stringify(messages),
    turn: messages.length,
    score: null,
    feedback: null,
    objectives: '[]',
    started_at: now,
    completed_at: null,
  });
  if (!row) throw new TypeError('what is added is answered');
  return toConversation(row);
}

/** What a turn leaves behind. */
export type Turn = Pick<Conversation, 'messages' | 'score' | 'feedback' | 'objectives' | 'completed_at'>;

/** Keeps a turn, unless another turn of the same conversation was kept meanwhile; nothing is answered then. */
export async function keepTurn(tx: Tx, before: Conversation, after: Turn): Promise<Conversation | undefined> {
  const row = await tx
    .updateTable('conversations')
    .set({
      messages: JSON.stringify(after.messages),
      objectives: JSON.stringify(after.objectives),
      score: after.score,
      feedback: after.feedback,
      completed_at: after.completed_at,
      turn: after.messages.length,
    })
    .where('id', '=', before.id)
    .where('turn', '=', before.turn)
    .where('completed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toConversation(row);
}
