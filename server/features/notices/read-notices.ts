import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { ofSomebody } from '#server/http/refusal.ts';
import type { Member, Request } from '#server/http/route.ts';
import { showMember } from '#server/http/show-member.ts';
import type { NewNotice, NoticeDetails } from '#server/live/notice-queries.ts';
import { countUnread, findNotices, findReader, moveMarker, type NoticeRow, type Reader } from './queries.ts';

type Notice = Answer<'notices'>['notices'][number];

const pageSize = 50;
const maxUnread = 99;

/** What happened to the member, and how much of it is new. */
export async function readNotices(db: Db, { query, member }: Request<'notices'>): Promise<Answer<'notices'>> {
  const reader = await requireReader(db, member);
  const rows = await findNotices(db, reader, { ...query, limit: pageSize });
  return {
    notices: rows.map((row) => toNotice(row, reader)),
    unread: await countUnread(db, reader, maxUnread),
  };
}

/** Marks what was read, for all devices: the others are told. */
export async function markRead(
  tx: Tx,
  { body, member, announce }: Request<'readNotices'>,
): Promise<Answer<'readNotices'>> {
  if (await moveMarker(tx, await requireReader(tx, member), body.upTo))
    announce({ type: 'notices' }, [member.id]);
  return { unread: await countUnread(tx, await requireReader(tx, member), maxUnread) };
}

/** Whose notices are asked for, and how far they have read. */
export async function requireReader(db: Db, { id, communityId }: Member): Promise<Reader> {
  const row = ofSomebody(await findReader(db, id));
  const { notices_read: marker, created_at: registeredAt, settled_at: settledAt } = row;
  return { id, communityId, marker, registeredAt, settledAt };
}

/** A notice as its reader may see it. */
export function toNotice(row: NoticeRow, reader: Reader): Notice {
  const { about, path }: NoticeDetails = JSON.parse(row.details);
  return {
    id: row.id,
    // Only `notify` writes it.
    kind: row.kind as NewNotice['kind'],
    count: row.count,
    actor: actorOf(row, reader),
    about,
    path,
    isRead: row.id <= reader.marker || row.actor_id === reader.id,
    at: new Date(row.created_at).toISOString(),
  };
}

/** Who did it, unless that name is kept private. */
function actorOf({ actor_id: id, username, hidden_at }: NoticeRow, reader: Reader): Notice['actor'] {
  if (id === null || username === null) return null;
  const shown = showMember({ id, username, hidden_at }, reader);
  return shown.isNameless ? null : { id, username: shown.username };
}
