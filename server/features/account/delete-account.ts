import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import type { Db, Tx, UserRow } from '#server/db/schema.ts';
import { wouldLeaveOthersAlone } from '#server/features/care/carer-queries.ts';
import { deleteRecoveriesBy } from '#server/features/care/recovery-queries.ts';
import { countPosts } from '#server/features/posts/queries.ts';
import { deleteRepliesOf } from '#server/features/posts/reply-queries.ts';
import { addToTopics, findFiledBy } from '#server/features/posts/topic-queries.ts';
import { uncountAnswers } from '#server/features/rounds/turnout-queries.ts';
import { leaveTeams, lockTeamsOf } from '#server/features/teams/seat-queries.ts';
import { ofSomebody, Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { addToCounters } from '#server/ledger/counters.ts';
import { findReceivers, forgetGiver } from '#server/ledger/forget-giver.ts';
import { lockMembers } from '#server/ledger/lock-members.ts';
import { memberSums, negated } from '#server/ledger/member-sums.ts';
import { recountGifts } from '#server/ledger/recount-gifts.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { forgetInEvents } from '#server/live/events.ts';
import { restingHashes } from './account-key.ts';
import { deleteAccountRow, findUser, insertResting } from './queries.ts';
import { deleteSessions } from './session-queries.ts';
import { hasSamePassword, tryPassword } from './try-password.ts';

/** Deleting cannot be taken back, so a phone left open is not enough: the password is asked for. */
export async function confirmPassword(db: Db, request: Request<'deleteAccount'>): Promise<UserRow> {
  const user = ofSomebody(await findUser(db, request.member.id));
  if (!(await tryPassword(request, user, request.body.password))) throw new Refusal('wrong_password');
  return user;
}

/** Deletes the account and what is only its own. Votes it gave stay, nameless, and so do the points of others. */
export async function deleteAccount(
  tx: Tx,
  { member, now, announce }: Request<'deleteAccount'>,
  confirmed: UserRow,
): Promise<Answer<'deleteAccount'>> {
  const { id } = member;
  const teams = await lockTeamsOf(tx, id);
  await lockMembers(tx, [id, ...(await findReceivers(tx, id))]);
  // Read again, now that the member is held and can give nothing more.
  const receivers = await findReceivers(tx, id);
  await lockMembers(tx, receivers);
  if (!(await hasSamePassword(tx, confirmed))) throw new Refusal('wrong_password');
  if (await wouldLeaveOthersAlone(tx, id)) throw new Refusal('last_coordinator');
  const standing = await findStanding(tx, id);
  addToCounters(tx, standing, negated(await memberSums(tx, standing)));
  for (const { community_id, posts } of await countPosts(tx, id))
    addToCounters(tx, { user_id: id, community_id }, [{ name: 'posts', by: -posts }]);
  await leaveTeams(tx, id, teams);
  const filed = await findFiledBy(tx, id);
  await addToTopics(
    tx,
    filed.map((one) => ({ ...one, by: -1 })),
  );
  await uncountAnswers(tx, id);
  await deleteRepliesOf(tx, id);
  await forgetGiver(tx, id, receivers);
  const user = ofSomebody(await findUser(tx, id));
  await deleteRecoveriesBy(tx, id);
  await insertResting(tx, Object.values(restingHashes(user)), now + fairness.daysOfNameRest * day);
  for (const sessionHash of await deleteSessions(tx, id))
    announce({ type: 'session-over', sessionHash }, member);
  await deleteAccountRow(tx, id);
  await recountGifts(tx, receivers, now);
  await forgetInEvents(tx, id);
  return { ok: true };
}
