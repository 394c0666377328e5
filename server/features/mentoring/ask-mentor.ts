import type { Answer } from '#core/contract/index.ts';
import { day } from '#core/progress/day.ts';
import { fairness } from '#core/progress/fairness.ts';
import { mentoringRules } from '#core/progress/mentoring.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { findPerson } from '#server/features/care/carer-queries.ts';
import { insertCare } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { careScopeOf } from '#server/http/scope.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notify } from '#server/live/notices.ts';
import { aboutMentoring, mentoringPath } from './mentoring-notices.ts';
import { findMentor } from './offer-queries.ts';
import { countOpen, findBetween, findNeighbour, insertMentoring, type MentoringRow } from './pair-queries.ts';
import { stateOf } from './show-mentoring.ts';

/** Asks somebody who offers it for help, for oneself or, taking care of the community, for somebody of it. */
export async function askMentor(tx: Tx, request: Request<'askMentor'>): Promise<Answer<'askMentor'>> {
  const { params, body, member, now } = request;
  const mentorId = params.id;
  const learnerId = body.learnerId ?? member.id;
  const scope: Scope =
    learnerId === member.id ? member : await careScopeOf(tx, member, await findPerson(tx, learnerId));
  if (mentorId === learnerId) throw new Refusal('own_mentor');
  await requireNeighbours(tx, scope, mentorId, learnerId);
  await markActive(tx, member.id, now, [mentorId, learnerId]);
  // Now that they are held: either may have moved to another community at this moment.
  await requireNeighbours(tx, scope, mentorId, learnerId);
  const before = await findBetween(tx, mentorId, learnerId);
  if (before && !(before.mentor_id === mentorId && mayAskAgain(before, now)))
    throw new Refusal('mentoring_exists');
  if (
    (await countOpen(tx, 'learner_id', learnerId)) >= mentoringRules.openPerLearner ||
    (await countOpen(tx, 'mentor_id', mentorId)) >= mentoringRules.openPerMentor
  )
    throw new Refusal('mentoring_full');
  const id = await insertMentoring(tx, { mentorId, learnerId, goal: body.goal }, now);
  const { communityId } = scope;
  const care = { action: 'mentor_asked', carerId: member.id, personId: learnerId, communityId } as const;
  if (learnerId !== member.id) await insertCare(tx, care, now);
  notify(tx, {
    userId: mentorId,
    kind: 'mentoring_asked',
    actorId: learnerId,
    foldKey: aboutMentoring('mentoring_asked', id),
    // The goal is the other's word, and stays with the pair.
    about: '',
    path: mentoringPath(id),
  });
  if (learnerId !== member.id)
    notify(tx, {
      userId: learnerId,
      kind: 'mentoring_begun',
      actorId: member.id,
      foldKey: aboutMentoring('mentoring_begun', id),
      about: '',
      path: mentoringPath(id),
    });
  return { id };
}

async function requireNeighbours(tx: Tx, scope: Scope, mentorId: number, learnerId: number): Promise<void> {
  if (!(await findMentor(tx, mentorId, scope)) || !(await findNeighbour(tx, learnerId, scope)))
    throw new Refusal('not_found');
}

/** What came to nothing may be asked for again: what was left at once, what was declined after a while. */
function mayAskAgain(row: MentoringRow, now: number): boolean {
  const state = stateOf(row);
  const wait = state === 'declined' ? fairness.daysAfterDecline * day : 0;
  return (state === 'declined' || state === 'left') && now >= (row.ended_at ?? now) + wait;
}
