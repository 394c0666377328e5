import type { Selectable } from 'kysely';
import type { noticeKinds } from '#core/contract/notices.ts';
import { quoteText } from '#core/progress/quote-text.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';

/** Something that happened to somebody. */
export interface NewNotice {
  userId: number;
  kind: (typeof noticeKinds)[number];
  /** What is told as one: a newer notice takes the place of the older one with the same key, and counts on. */
  foldKey: string;
  /** Who did it; null where that is secret, or nobody. */
  actorId: number | null;
  /** What it is about: a few words, or what somebody wrote to the one who is told. */
  about: string;
  /** Where it leads: a path of the program. */
  path: string;
  /** Whoever has been told is not told again. */
  isOnce?: boolean;
}

/** What only the words of a notice need. */
export interface NoticeDetails {
  about: string;
  path: string;
}

/** What everyone is told. */
export interface Broadcast {
  /** Null for all communities. */
  communityId: CommunityId | null;
  /** Null where nobody in particular tells it. */
  actorId: number | null;
  text: string;
  /** A message unless told. */
  kind?: NewNotice['kind'];
  /** Where it leads: to the notices unless told. */
  path?: string;
}

type NewNoticeRow = Omit<Selectable<Schema['notices']>, 'id'>;

const maxAbout = 400;

/** How long a notice is kept, and how many of one person. */
const keptFor = 90 * 24 * 3600 * 1000;
const keptEach = 200;
/** Some that are over go with every so manieth that comes. */
const sweepEvery = 20;

/** Takes away what somebody who moved was told of others, and they of them; answers whose lists have changed. */
export async function deleteTies(tx: Tx, userId: number): Promise<number[]> {
  const removed = await tx
    .deleteFrom('notices')
    .where('user_id', 'is not', null)
    .where(({ or, and, eb }) =>
      or([
        eb('actor_id', '=', userId),
        and([
          eb('user_id', '=', userId),
          or([eb('actor_id', 'is not', null), eb('kind', '=', 'team_waits' satisfies NewNotice['kind'])]),
        ]),
      ]),
    )
    .returning('user_id')
    .execute();
  return removed.flatMap(({ user_id }) => user_id ?? []);
}

/** Writes down what is for everyone. */
export async function insertBroadcast(
  tx: Tx,
  { communityId, actorId, text, kind = 'message', path = '/avisos' }: Broadcast,
  now: number,
): Promise<void> {
  const details: NoticeDetails = { about: text, path };
  await tx
    .insertInto('notices')
    .values({
      user_id: null,
      community_id: communityId,
      kind,
      fold_key: '',
      actor_id: actorId,
      count: 1,
      details: JSON.stringify(details),
      created_at: now,
    })
    .execute();
}

const removeNotice = compileOnce((tx, userId: number, foldKey: string) =>
  tx
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('fold_key', '=', foldKey)
    .returning(({ selectFrom }) => [
      'id',
      'count',
      selectFrom('users').select('notices_read').where('users.id', '=', userId).as('marker'),
    ]),
);

/** Takes a notice away; answers what it was and the last one that its member has read, if there was one. */
export const deleteNotice = async (
  tx: Tx,
  { userId, foldKey }: Pick<NewNotice, 'userId' | 'foldKey'>,
): Promise<{ id: number; count: number; marker: number | null } | undefined> =>
  (await removeNotice(tx, userId, foldKey))[0];

const addNotice = compileOnce((tx, notice: NewNoticeRow) =>
  tx.insertInto('notices').values(notice).returning('id'),
);

/** Puts a notice in the place of the older one of its key: what was not read yet is counted along. False where nothing changed. */
export async function foldIn(tx: Tx, notice: NewNotice, now: number): Promise<boolean> {
  const { userId, kind, foldKey, actorId, about, path, isOnce = false } = notice;
  if (isOnce && (await isTold(tx, userId, foldKey))) return false;
  const before = await deleteNotice(tx, notice);
  const unread = before && before.id > (before.marker ?? 0) ? before.count : 0;
  const details: NoticeDetails = { about: quoteText(about, maxAbout), path };
  const [added] = await addNotice(tx, {
    user_id: userId,
    community_id: null,
    kind,
    fold_key: foldKey,
    actor_id: actorId,
    count: unread + 1,
    details: JSON.stringify(details),
    created_at: now,
  });
  if (added && added.id % sweepEvery === 0) await sweep(tx, userId, now);
  return true;
}

const selectNotice = compileOnce((tx, userId: number, foldKey: string) =>
  tx.selectFrom('notices').select('id').where('user_id', '=', userId).where('fold_key', '=', foldKey),
);

const isTold = async (tx: Tx, userId: number, foldKey: string): Promise<boolean> =>
  (await selectNotice(tx, userId, foldKey)).length > 0;

const selectOldest = compileOnce((tx) =>
  tx
    .selectFrom('notices')
    .select(['id', 'created_at'])
    .orderBy('id')
    .limit(2 * sweepEvery),
);

const selectBeyond = compileOnce((tx, userId: number) =>
  tx
    .selectFrom('notices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(keptEach)
    .limit(2 * sweepEvery),
);

/** Lets the oldest of all go, and what is too much for one person: never more than a few at once. */
async function sweep(tx: Tx, userId: number, now: number): Promise<void> {
  const oldest = await selectOldest(tx);
  const beyond = await selectBeyond(tx, userId);
  const over = [...oldest.filter(({ created_at }) => created_at < now - keptFor), ...beyond];
  if (over.length === 0) return;
  await tx
    .deleteFrom('notices')
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
}
