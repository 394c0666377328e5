import type { Answer } from '#core/contract/index.ts';
import type { Db, TeamRow, Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notify } from '#server/live/notices.ts';
import { requireTeam } from './desk.ts';
import { lockTeam } from './queries.ts';
import { findSeats, type Seat } from './seat-queries.ts';
import { hereFor } from './show-team.ts';
import { aboutTeam } from './team-notices.ts';
import { findMessageOfRun, findMessages, insertMessage, type MessageRow } from './thread-queries.ts';

type Message = Answer<'teamMessages'>[number];

const maxShown = 100;

/** What the team has said to each other, for whoever has a seat in it. */
export async function readThread(
  db: Db,
  { params, member }: Request<'teamMessages'>,
): Promise<Answer<'teamMessages'>> {
  const team = await requireTeam(db, member, params.quizId, params.teamId);
  const seats = await requireSeats(db, team, member.id);
  const messages = await findMessages(db, team.id, maxShown);
  return messages.map((message) => toMessage(message, seats));
}

/** Writes in the team's thread, once per run id, and tells those who are not at the desk. */
export async function sendMessage(
  tx: Tx,
  { params, body, member, now, announce }: Request<'sendTeamMessage'>,
): Promise<Message> {
  const { quizId, teamId } = params;
  await requireTeam(tx, member, quizId, teamId);
  await lockTeam(tx, teamId);
  const team = await requireTeam(tx, member, quizId, teamId);
  const seats = await requireSeats(tx, team, member.id);
  await markActive(tx, member.id, now);
  const written = { teamId, authorId: member.id, text: body.text, runId: body.runId, now };
  const id = await insertMessage(tx, written);
  if (id === undefined) return toMessage(await findKnown(tx, written), seats);
  await countToday(tx, member.id, 'day_messages', now);
  announce(
    { type: 'messages', quizId, teamId },
    seats.map(({ user_id }) => user_id),
  );
  for (const { user_id: userId, seen_at } of seats)
    if (userId !== member.id && now - seen_at >= hereFor)
      notify(tx, { userId, kind: 'team_message', actorId: member.id, ...aboutTeam('team_message', team) });
  const { username } = member;
  const message = { id, team_id: teamId, author_id: member.id, username, hidden_at: null };
  return toMessage({ ...message, body: body.text, created_at: now }, seats);
}

/** The seats of a team, for whoever has one of them. */
async function requireSeats(db: Db, team: TeamRow, userId: number): Promise<Seat[]> {
  const seats = await findSeats(db, [team.id]);
  if (!seats.some(({ user_id }) => user_id === userId)) throw new Refusal('not_in_team');
  return seats;
}

/** What was written before under the same id of the client's; refused when it was something else. */
async function findKnown(
  tx: Tx,
  {
    teamId,
    authorId,
    text,
    runId = '',
  }: { teamId: number; authorId: number; text: string; runId?: string | undefined },
): Promise<MessageRow> {
  const known = await findMessageOfRun(tx, authorId, runId);
  if (known?.team_id !== teamId || known.body !== text) throw new Refusal('run_id_taken');
  return known;
}

/** A message as the team reads it; teammates know each other by name, whoever has left may have hidden theirs. */
function toMessage(row: MessageRow, seats: readonly Seat[]): Message {
  const isTeammate = seats.some(({ user_id }) => user_id === row.author_id);
  const author = showMember({ ...row, id: row.author_id }, isTeammate ? { id: row.author_id } : null);
  return {
    id: row.id,
    authorId: author.id,
    username: author.username,
    text: row.body,
    at: new Date(row.created_at).toISOString(),
  };
}
