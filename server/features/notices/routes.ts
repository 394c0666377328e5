import type { Answer } from '#core/contract/index.ts';
import { everywhere } from '#server/db/community-ids.ts';
import type { Tx } from '#server/db/schema.ts';
import { type Request, type Route, read, write } from '#server/http/route.ts';
import { careScope, requireCoordination } from '#server/http/scope.ts';
import { notifyAll } from '#server/live/notices.ts';
import { moveMarker } from './queries.ts';
import { readNotices, readUnread } from './read-notices.ts';

/** What is told to each person, and how far they have read it. */
export const noticesRoutes: readonly Route[] = [
  read('notices', readNotices),
  write('readNotices', markRead),
  write('sendNotice', send),
];

/** Marks what was read, for all devices: the others are told. */
async function markRead(
  tx: Tx,
  { body, member, announce }: Request<'readNotices'>,
): Promise<Answer<'readNotices'>> {
  if (await moveMarker(tx, member.id, body.upTo)) announce({ type: 'notices' }, [member.id]);
  return { unread: await readUnread(tx, member) };
}

/** Tells everyone of a community something, or everyone there is. */
async function send(
  tx: Tx,
  { body, member, announce }: Request<'sendNotice'>,
): Promise<Answer<'sendNotice'>> {
  if (body.communityId === undefined) requireCoordination(member);
  const scope = body.communityId === undefined ? null : await careScope(tx, member, body.communityId);
  notifyAll(tx, { communityId: scope?.communityId ?? null, actorId: member.id, text: body.text });
  announce({ type: 'notices' }, scope ?? { communityId: everywhere });
  return { ok: true };
}
