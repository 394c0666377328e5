import { createHash } from 'node:crypto';
import { dayOf } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { typingSeconds } from '#core/progress/hands.ts';
import { readHashtags } from '#core/progress/hashtags.ts';
import { contributionEntry, paidContributionsPerDay, waitsForVote } from '#core/progress/points.ts';
import { isSaidAgain } from '#core/progress/said-again.ts';
import { hasSubstance, plainText } from '#core/progress/words.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { changeStanding } from '#server/ledger/change-standing.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { heldMember } from '#server/ledger/lock-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { spendTime } from '#server/ledger/spend-time.ts';
import { countsForAll, shareWeek } from '#server/ledger/weekly-acts.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import { hasStrangers } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import {
  countPaidIdeas,
  findContributionPoints,
  findHearers,
  findIdeasBefore,
  hasPublished,
  hasPublishedSince,
  isWaiting,
} from './pay-queries.ts';
import { findPostOfRun, insertPost, type NewPost, type SeenPost } from './queries.ts';
import { insertTopics } from './topic-queries.ts';

/** What a member wants to publish. */
export interface Draft extends Pick<NewPost, 'kind' | 'title' | 'body' | 'category' | 'details'> {
  runId: string | undefined;
  /** What was typed for it. */
  typed: readonly string[];
}

/** What came of it; a post whose text says nothing new is on the wall but counts for nothing. */
interface Published {
  post: SeenPost;
  points: number;
  /** Whether its points wait for its first vote. */
  isWaiting: boolean;
  newBadges: string[];
}

/** Publishes an idea or a story, once per run id, and moves all that follows from it. */
export async function publishPost(
  tx: Tx,
  { member, now, announce, services }: Pick<Request<'submit'>, 'member' | 'now' | 'announce' | 'services'>,
  { runId, typed, ...draft }: Draft,
): Promise<Published> {
  const known = runId && (await findPostOfRun(tx, member.id, runId));
  if (known && !isSame(known, draft)) throw new Refusal('run_id_taken');
  if (known) {
    const points = await findContributionPoints(tx, member.id, known.id);
    return { post: known, points, isWaiting: await isWaiting(tx, member.id, known.id), newBadges: [] };
  }
  await markActive(tx, member.id, now);
  await spendTime(tx, member.id, typingSeconds(typed), now);
  await countToday(tx, member.id, 'day_posts', now);
  const textKey = await newTextKey(tx, member.id, draft, now);
  const { id: userId, communityId } = member;
  const post = await insertPost(tx, {
    ...draft,
    community_id: communityId,
    user_id: userId,
    created_at: now,
    run_id: runId ?? null,
    text_key: textKey,
  });
  const network = await services.network.of(member);
  if (textKey !== null) await shareWeek(tx, network, { userId, kind: 'writers' }, now);
  const topics = readHashtags(draft.body);
  if (topics.length > 0) {
    const isCounted = !hasStrangers(network) || (await countsForAll(tx, network, heldMember(tx, userId)));
    await insertTopics(tx, post, topics, isCounted);
  }
  addToCounters(tx, { user_id: userId, community_id: communityId }, [{ name: 'posts', by: 1 }]);
  const gain = textKey === null ? nothing : await credit(tx, { userId, network, now }, post);
  announce({ type: 'feed' });
  if (gain.points > 0) announce({ type: 'ranking' });
  announce({ type: 'member' }, [member.id]);
  return {
    post: { ...post, username: member.username, vote_id: null },
    points: gain.points,
    isWaiting: gain.isWaiting,
    newBadges: gain.newBadges.map(({ name }) => name),
  };
}

const isSame = (known: SeenPost, { kind, title, body }: Pick<NewPost, 'kind' | 'title' | 'body'>): boolean =>
  known.kind === kind && known.title === title && known.body === body;

const nothing = { points: 0, isWaiting: false, newBadges: [] };

/** An idea earns points, up to the paid ones of the day; a story's come with the game's progress. */
async function credit(
  tx: Tx,
  { userId, network, now }: { userId: number; network: SeenNetwork; now: number },
  { kind, id }: Pick<SeenPost, 'kind' | 'id'>,
) {
  if (kind === 'story') {
    const { newBadges } = await changeStanding(tx, userId, { add: { stories: 1, posts: 1 } }, now);
    return { ...nothing, newBadges };
  }
  // This one is among them: it cannot have been heard yet.
  const hearers = await findHearers(tx, userId, fairness.unheededIdeas + 1);
  const isHeard = !hearers || hearers.some((one) => !isOwnCircle(network, userId, one));
  const entry = contributionEntry(id, await countPaidIdeas(tx, userId, now), isHeard);
  const { points, newBadges } = await awardPoints(tx, userId, entry, now, { add: { ideas: 1, posts: 1 } });
  return { points, isWaiting: waitsForVote(entry), newBadges };
}

/** The text as compared; nothing where it has no words, or the member has said it before. */
async function newTextKey(
  tx: Tx,
  userId: number,
  { kind, body }: Pick<NewPost, 'kind' | 'body'>,
  now: number,
): Promise<string | null> {
  if (!hasSubstance(body)) return null;
  const key = createHash('sha256')
    .update(`${kind} ${plainText(body)}`)
    .digest('base64url');
  if (await hasPublished(tx, userId, key)) return null;
  const { from } = dayOf(now);
  const isMany = await hasPublishedSince(tx, userId, { kind, count: paidContributionsPerDay, from });
  // Stories of one template share most of their words, whatever they tell: only their number can be looked at.
  if (kind === 'story') return isMany ? null : key;
  // Within a day people write down several sides of one thing, but not of one thing all day.
  const earlier = await findIdeasBefore(tx, userId, isMany ? now + 1 : from);
  return isSaidAgain(body, earlier) ? null : key;
}
