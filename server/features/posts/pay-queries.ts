import { dayOf } from '#core/progress/day.ts';
import { contributionEntry, waitsForVote } from '#core/progress/points.ts';
import { compileForIds, compileOnce } from '#server/db/compile-once.ts';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, PostRow } from '#server/db/schema.ts';

const selectEntry = compileOnce((db, userId: number, kind: string, ref: string) =>
  db
    .selectFrom('point_entries')
    .select(['points', 'description'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ref', '=', ref),
);

/** What the ledger says of an idea that waits for its first vote; of any idea it says the same kind. */
const waiting = contributionEntry(0, 0, false);

/** What the ledger says of the publishing of an idea. */
async function findContribution(db: Db, userId: number, postId: number) {
  const { kind, ref } = contributionEntry(postId, 0);
  return (await selectEntry(db, userId, kind, ref))[0];
}

/** What an idea earned its author when it was published. */
export const findContributionPoints = async (db: Db, userId: number, postId: number): Promise<number> =>
  (await findContribution(db, userId, postId))?.points ?? 0;

const selectPublished = compileOnce((db, userId: number, textKey: string) =>
  db.selectFrom('posts').select('id').where('user_id', '=', userId).where('text_key', '=', textKey),
);

/** Whether a member has published a text that counts. */
export const hasPublished = async (db: Db, userId: number, textKey: string): Promise<boolean> =>
  (await selectPublished(db, userId, textKey)).length > 0;

/** So many of a member's ideas are looked at for a new one that is almost the same: those of a week at the most paid. */
const earlierIdeas = 35;

const selectIdeasBefore = compileOnce((db, userId: number, instant: number) =>
  db
    .selectFrom('posts')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', 'submission')
    .where('text_key', 'is not', null)
    .where('created_at', '<', instant)
    .orderBy('id', 'desc')
    .limit(earlierIdeas),
);

/** What the last ideas of a member say that count, of those before an instant. */
export const findIdeasBefore = async (db: Db, userId: number, instant: number): Promise<string[]> =>
  (await selectIdeasBefore(db, userId, instant)).map(({ body }) => body);

const selectLastPosts = compileOnce((db, userId: number, kind: PostRow['kind'], count: number) =>
  db
    .selectFrom('posts')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('text_key', 'is not', null)
    .orderBy('id', 'desc')
    .limit(count),
);

/** Whether so many posts of a member that count were published since an instant. */
export async function hasPublishedSince(
  db: Db,
  userId: number,
  { kind, count, from }: { kind: PostRow['kind']; count: number; from: number },
): Promise<boolean> {
  const oldest = (await selectLastPosts(db, userId, kind, count))[count - 1];
  return oldest !== undefined && oldest.created_at >= from;
}

const countPaidSince = compileOnce((db, userId: number, instant: number) =>
  db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('paid'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', instant)
    .where('kind', '=', waiting.kind)
    .where('ref', 'not like', 'later:%')
    .where(({ or, eb }) => or([eb('points', '>', 0), eb('description', '=', waiting.description)])),
);

/** How many ideas of a member have earned points on the day of `now`, or will with their first vote. */
export const countPaidIdeas = async (db: Db, userId: number, now: number): Promise<number> =>
  onlyRow(await countPaidSince(db, userId, dayOf(now).from)).paid;

const selectLastIdeas = compileOnce((db, userId: number, count: number) =>
  db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'submission')
    .where('text_key', 'is not', null)
    .orderBy('id', 'desc')
    .limit(count),
);

const selectVoters = compileForIds((db, postIds) =>
  db
    .selectFrom('votes')
    .innerJoin('standings', 'standings.user_id', 'votes.voter_id')
    .select('standings.user_id')
    .distinct()
    .where('votes.post_id', 'in', postIds)
    .where('standings.established_at', 'is not', null),
);

const selectRepliers = compileForIds((db, postIds, authorId: number) =>
  db
    .selectFrom('replies')
    .innerJoin('standings', 'standings.user_id', 'replies.user_id')
    .select('standings.user_id')
    .distinct()
    .where('replies.post_id', 'in', postIds)
    .where('replies.user_id', '!=', authorId)
    .where('standings.established_at', 'is not', null),
);

/** Who, of those whose word counts, voted for or answered a member's last ideas; nothing before there are so many. */
export async function findHearers(db: Db, userId: number, lastIdeas: number): Promise<number[] | undefined> {
  const ideas = await selectLastIdeas(db, userId, lastIdeas);
  if (ideas.length < lastIdeas) return undefined;
  const ids = ideas.map(({ id }) => id);
  const voters = await selectVoters(db, ids);
  const repliers = await selectRepliers(db, ids, userId);
  return [...voters, ...repliers].map(({ user_id }) => user_id);
}

/** Whether the points of an idea wait for its first vote. */
export async function isWaiting(db: Db, userId: number, postId: number): Promise<boolean> {
  const entry = await findContribution(db, userId, postId);
  return entry !== undefined && waitsForVote(entry);
}
