import type { Answer } from '#core/contract/index.ts';
import { dayNumber } from '#core/progress/day.ts';
import {
  fairness,
  isRepeated,
  newcomerVoteNotice,
  repeatedVoteNotice,
  strangerVoteNotice,
} from '#core/progress/fairness.ts';
import { laterContributionEntry, voteEntry } from '#core/progress/points.ts';
import { quoteText } from '#core/progress/quote-text.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { type Gift, worthNow } from '#server/ledger/gifts.ts';
import { heldMember } from '#server/ledger/lock-members.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notifyBadges } from '#server/ledger/notify-badges.ts';
import { helpNewcomer, shareWeek } from '#server/ledger/weekly-acts.ts';
import { notify } from '#server/live/notices.ts';
import { isOwnCircle } from '#server/network/is-own-circle.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import type { SeenNetwork } from '#server/network/loaded-networks.ts';
import { isWaiting } from './pay-queries.ts';
import type { PostKind } from './queries.ts';
import { addVote, countVoteFor, findAuthor, insertVote } from './vote-queries.ts';

const notices = {
  paid: null,
  repeated: repeatedVoteNotice,
  newcomer: newcomerVoteNotice,
  stranger: strangerVoteNotice,
} as const;

/** Votes on a post: once a person, never one's own; the author earns the points. */
export async function vote(
  tx: Tx,
  kind: PostKind,
  { params, member, now, announce, services }: Request<'voteSubmission' | 'voteStory'>,
): Promise<Answer<'voteSubmission'>> {
  const { id: postId } = params;
  const voterId = member.id;
  const author = await findAuthor(tx, member, kind, postId);
  if (!author) throw new Refusal('not_found');
  if (author.user_id === voterId) throw new Refusal('own_vote');
  const isEstablished = await markActive(tx, voterId, now, [author.user_id]);
  if (!(await insertVote(tx, kind, postId, voterId, now))) {
    // It may have left the wall at this moment.
    if (!(await findAuthor(tx, member, kind, postId))) throw new Refusal('not_found');
    throw new Refusal(kind === 'story' ? 'already_liked' : 'already_voted');
  }
  await countToday(tx, voterId, 'day_votes', now);
  const network = await services.network.of(member);
  await shareWeek(tx, network, { userId: voterId, kind: 'voters' }, now);
  await helpNewcomer(tx, network, { helperId: voterId, otherId: author.user_id }, now);
  const { votes } = await addVote(tx, postId);
  // An idea stays on the wall when its author goes to live elsewhere, and lifts nobody there.
  const isNeighbour = heldMember(tx, author.user_id).community_id === member.communityId;
  const isCounted = isNeighbour && isEstablished;
  const counted = Number(isCounted);
  const gift = { giverId: voterId, receiverId: author.user_id };
  const worth = await worthOf(tx, network, gift, now);
  const change =
    kind === 'story'
      ? { add: { story_votes: 1, counted_story_votes: counted } }
      : { add: { idea_votes: 1, counted_idea_votes: counted }, raise: { most_votes_on_one_idea: votes } };
  const entry = voteEntry(voterId, { type: kind, id: postId }, worth);
  const { newBadges } = await awardPoints(tx, author.user_id, entry, now, change);
  if (isCounted) await payWaiting(tx, network, { ...gift, postId }, now);
  notifyAuthor(tx, author, { kind, id: postId });
  notifyBadges(tx, author.user_id, newBadges);
  announce({ type: 'votes', postId, votes });
  announce({ type: 'ranking' });
  announce({ type: 'member' }, [author.user_id]);
  return { votes, hasVoted: true, notice: notices[worth] };
}

/** Who votes for whom. */
type Giving = Pick<Gift, 'giverId' | 'receiverId'>;

/** So many letters of an idea are told, to know it by. */
const maxTold = 60;

/** Votes are secret: the author is told how many came, and nothing of whom. */
const notifyAuthor = (
  tx: Tx,
  { user_id: userId, title, body }: { user_id: number; title: string; body: string },
  { kind, id }: { kind: PostKind; id: number },
): void =>
  notify(tx, {
    userId,
    kind: kind === 'story' ? 'likes' : 'votes',
    foldKey: `votes:${id}`,
    actorId: null,
    about: quoteText(kind === 'story' ? title : body, maxTold),
    path: `/community?publicacao=${id}`,
  });

/** Pays an idea that waited for somebody who counts to vote for it. */
async function payWaiting(
  tx: Tx,
  network: SeenNetwork,
  { giverId, receiverId, postId }: Giving & { postId: number },
  now: number,
): Promise<void> {
  if (isOwnCircle(network, receiverId, giverId)) return;
  if (await isWaiting(tx, receiverId, postId))
    await awardPoints(tx, receiverId, laterContributionEntry(postId), now);
}

async function worthOf(
  tx: Tx,
  network: SeenNetwork,
  { giverId, receiverId }: Giving,
  now: number,
): Promise<keyof typeof notices> {
  const day = dayNumber(now);
  const days = { day, since: day - fairness.monthDays };
  if (isRepeated(await countVoteFor(tx, giverId, receiverId, days))) return 'repeated';
  return worthNow(tx, { giverId, receiverId, kind: 'votes', isStranger: isStranger(network, giverId) }, now);
}
