import type { Answer } from '#core/contract/index.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { CommunityId } from '#server/db/scope.ts';
import { TransactionConflict } from '#server/db/transaction.ts';
import { leaveMentorings } from '#server/features/mentoring/pair-queries.ts';
import { recountAnswers } from '#server/features/rounds/turnout-queries.ts';
import {
  deleteSeat,
  findOpenSeats,
  findSeats,
  lockTeamsOf,
  settleTeam,
} from '#server/features/teams/seat-queries.ts';
import { countGuess } from '#server/http/count-guess.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { findReceivers } from '#server/ledger/forget-giver.ts';
import { findConnected, leaveTies } from '#server/ledger/leave-ties.ts';
import { heldMember, lockMembers } from '#server/ledger/lock-members.ts';
import { moveMember } from '#server/ledger/move-member.ts';
import { recountGifts } from '#server/ledger/recount-gifts.ts';
import { withdrawTies } from '#server/live/notices.ts';
import { wantSnapshot } from '#server/network/changes.ts';
import { findInvite, spendInvite } from './invite-queries.ts';
import { moveStories, setCameBy } from './move-queries.ts';

type Join = Request<'joinCommunity'>;

/** Finds where the code leads. */
export async function findTarget(db: Db, request: Join): Promise<Answer<'joinCommunity'>['community']> {
  const found = await countGuess(request, () => findInvite(db, request.body.code));
  if (!found) throw new Refusal('invite_invalid');
  return { id: found.community_id, name: found.name, place: found.place };
}

/**
 * Moves to the community of an invite. What is the member's own goes along: points, badges, games and stories. What was
 * done together with others stays behind: seats in open teams, connections, ideas on the wall, and what they gave that
 * counts for leading.
 */
export async function joinCommunity(
  tx: Tx,
  request: Join,
  community: Answer<'joinCommunity'>['community'],
): Promise<Answer<'joinCommunity'>> {
  const { member, body, now, announce } = request;
  const teamIds = await lockTeamsOf(tx, member.id);
  await lockMembers(tx, [member.id, ...(await findReceivers(tx, member.id))]);
  // Read again, now that the member is held and can give nothing more.
  const receivers = await findReceivers(tx, member.id);
  const connected = await findConnected(tx, member.id);
  await lockMembers(tx, receivers);
  const { community_id: from } = heldMember(tx, member.id);
  // Whoever lives there has moved already, and did not hear of it.
  if (community.id === from) return { community };
  const to = await spendInvite(tx, body.code, now);
  if (!to) throw new Refusal('invite_invalid');
  await leaveSeats(tx, request, { from, teamIds });
  await leaveTies(tx, member.id, connected, now);
  await leaveMentorings(tx, member.id, now);
  await moveStories(tx, member.id, to);
  await moveMember(tx, member.id, to, now);
  await recountAnswers(tx, member.id);
  await recountGifts(tx, [member.id, ...receivers], now);
  await setCameBy(tx, member.id, body.code);
  withdrawTies(tx, member.id);
  for (const communityId of [from, to].sort((one, other) => one - other)) {
    await wantSnapshot(tx, communityId);
    announce({ type: 'feed' }, { communityId });
    announce({ type: 'ranking' }, { communityId });
  }
  announce({ type: 'member' }, [member.id, ...connected]);
  announce({ type: 'moved', communityId: to }, [member.id]);
  return { community };
}

/** Gives up the seats in teams that are still at work; a team that came meanwhile makes the transaction begin again. */
async function leaveSeats(
  tx: Tx,
  { member, announce }: Join,
  { from, teamIds }: { from: CommunityId; teamIds: readonly number[] },
): Promise<void> {
  for (const { id: teamId, quiz_id: quizId } of await findOpenSeats(tx, member.id)) {
    if (!teamIds.includes(teamId)) throw new TransactionConflict();
    await deleteSeat(tx, teamId, member.id);
    await settleTeam(tx, teamId);
    const seats = await findSeats(tx, [teamId]);
    announce({ type: 'teams', quizId }, { communityId: from });
    announce(
      { type: 'team', quizId, teamId },
      seats.map(({ user_id }) => user_id),
    );
  }
}
