import type { Answer } from '#core/contract/index.ts';
import { everywhere } from '#server/db/community-ids.ts';
import type { Tx } from '#server/db/schema.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { type Request, type Route, read, write } from '#server/http/route.ts';
import { careScope, requireCoordination } from '#server/http/scope.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { notifyAll } from '#server/live/notices.ts';
import { readNews } from './read-news.ts';
import { markRead, readNotices } from './read-notices.ts';

/** What is told to each person, and how far they have read it. */
export const noticesRoutes: readonly Route[] = [
  read('notices', readNotices),
  read('news', readNews),
  write('readNotices', markRead),
  writeOnce('sendNotice', send),
];

/** Tells everyone of a community something, or everyone there is. */
async function send(
  tx: Tx,
  { body, member, now, announce }: Request<'sendNotice'>,
): Promise<Answer<'sendNotice'>> {
  if (body.communityId === undefined) await requireCoordination(tx, member);
  const scope = body.communityId === undefined ? null : await careScope(tx, member, body.communityId);
  const communityId = scope?.communityId ?? null;
  notifyAll(tx, { communityId, actorId: member.id, text: body.text });
  await insertCare(tx, { action: 'message_sent', carerId: member.id, communityId, about: body.text }, now);
  announce({ type: 'notices' }, scope ?? { communityId: everywhere });
  return { ok: true };
}
