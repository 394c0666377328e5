import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notify } from '#server/live/notices.ts';
import { aboutMentoring, mentoringPath } from './mentoring-notices.ts';
import { findMentoring } from './pair-queries.ts';
import { stateOf } from './show-mentoring.ts';
import { findMessages, insertMessage } from './thread-queries.ts';

const maxShown = 100;

/** What two people have written each other, for the two of them, and for nobody who came in as one of them by a code. */
export async function readThread(
  db: Db,
  { params, member }: Request<'mentoringMessages'>,
): Promise<Answer<'mentoringMessages'>> {
  if (!(await findMentoring(db, params.id, member.id))) throw new Refusal('not_found');
  const messages = await findMessages(db, {
    mentoringId: params.id,
    readerId: member.id,
    limit: maxShown,
  });
  return messages.map(({ id, authorId, username, body, created_at }) => ({
    id,
    authorId,
    username,
    text: body,
    at: new Date(created_at).toISOString(),
  }));
}

/** Writes to the other, as long as the mentoring goes on. */
export async function sendMessage(
  tx: Tx,
  { params, body, member, now }: Request<'sendMentoringMessage'>,
): Promise<Answer<'sendMentoringMessage'>> {
  await markActive(tx, member.id, now);
  const row = await findMentoring(tx, params.id, member.id);
  if (!row) throw new Refusal('not_found');
  if (stateOf(row) !== 'running') throw new Refusal('mentoring_over');
  const id = await insertMessage(tx, { mentoringId: row.id, authorId: member.id, text: body.text, now });
  await countToday(tx, member.id, 'day_messages', now);
  notify(tx, {
    userId: row.mentor_id === member.id ? row.learner_id : row.mentor_id,
    kind: 'mentoring_message',
    actorId: member.id,
    foldKey: aboutMentoring('mentoring_message', row.id),
    about: '',
    path: mentoringPath(row.id),
  });
  return {
    id,
    authorId: member.id,
    username: member.username,
    text: body.text,
    at: new Date(now).toISOString(),
  };
}
