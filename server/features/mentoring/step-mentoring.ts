import type { Answer } from '#core/contract/index.ts';
import { isPaidMentoring, mentoringRules } from '#core/progress/mentoring.ts';
import { mentoringEntry } from '#core/progress/points.ts';
import type { Tx } from '#server/db/schema.ts';
import { findUser } from '#server/features/account/queries.ts';
import { findWayBack } from '#server/features/care/log-queries.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { awardPoints } from '#server/ledger/award-points.ts';
import { leads } from '#server/ledger/leads.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { notifyBadges } from '#server/ledger/notify-badges.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { notify } from '#server/live/notices.ts';
import { isNeighbour } from './is-neighbour.ts';
import { aboutMentoring, mentoringPath } from './mentoring-notices.ts';
import { countOpen, countPaid, findMentoring, type MentoringRow, moveMentoring } from './pair-queries.ts';
import { showMentoring, stateOf } from './show-mentoring.ts';
import { findAuthors } from './thread-queries.ts';

type Step = Request<'stepMentoring'>;

/** One step of a mentoring by one of its two people. Both are held: of two steps at once, one comes after the other. */
export async function stepMentoring(tx: Tx, request: Step): Promise<Answer<'stepMentoring'>> {
  const { params, body, member, now } = request;
  const found = await findMentoring(tx, params.id, member.id);
  if (!found) throw new Refusal('not_found');
  const otherId = found.mentor_id === member.id ? found.learner_id : found.mentor_id;
  await markActive(tx, member.id, now, [otherId]);
  // Read again, now that nobody else can move it.
  const row = await findMentoring(tx, params.id, member.id);
  if (!row) throw new Refusal('not_found');
  const { moved, pointsEarned = 0 } = await steps[body.step](tx, request, row);
  return { ...(await shownTo(tx, moved, member.id)), pointsEarned };
}

/** The mentoring after a step that was taken before; what it brought stands in the account by now. */
export async function repeatStep(tx: Tx, { params, member }: Step): Promise<Answer<'stepMentoring'>> {
  const row = await findMentoring(tx, params.id, member.id);
  if (!row) throw new Refusal('not_found');
  return { ...(await shownTo(tx, row, member.id)), pointsEarned: 0 };
}

async function shownTo(tx: Tx, row: MentoringRow, userId: number) {
  const id = row.mentor_id === userId ? row.learner_id : row.mentor_id;
  const other = await findUser(tx, id);
  return showMentoring(
    row,
    { userId, wayBack: await findWayBack(tx, userId) },
    {
      id,
      username: other?.username ?? '',
      fullName: other?.full_name ?? null,
    },
  );
}

type Moved = Promise<{ moved: MentoringRow; pointsEarned?: number }>;

const steps: Record<Step['body']['step'], (tx: Tx, request: Step, row: MentoringRow) => Moved> = {
  accept: (tx, request, row) => answer(tx, request, row, true),
  decline: (tx, request, row) => answer(tx, request, row, false),
  async leave(tx, { now }, row) {
    return { moved: await move(tx, row, { ended_at: now }) };
  },
  finish,
};

async function move(
  tx: Tx,
  row: MentoringRow,
  change: Parameters<typeof moveMentoring>[2],
): Promise<MentoringRow> {
  const moved = await moveMentoring(tx, row.id, change);
  if (!moved) throw new Refusal('mentoring_over');
  return moved;
}

/** The yes or no of the one who was asked. */
async function answer(tx: Tx, { member, now }: Step, row: MentoringRow, accepts: boolean): Moved {
  if (row.mentor_id !== member.id || stateOf(row) !== 'asked') throw new Refusal('mentoring_over');
  const moved = await move(tx, row, accepts ? { accepted_at: now } : { ended_at: now });
  if (accepts && (await countOpen(tx, 'mentor_id', member.id)) > mentoringRules.openPerMentor)
    throw new Refusal('mentoring_full');
  const kind = accepts ? 'mentoring_accepted' : 'mentoring_declined';
  notify(tx, {
    userId: row.learner_id,
    kind,
    actorId: member.id,
    foldKey: aboutMentoring(kind, row.id),
    about: '',
    path: mentoringPath(row.id),
  });
  return { moved };
}

/** One says that the goal is reached; with the word of both it is finished, and the mentor is paid. */
async function finish(tx: Tx, request: Step, row: MentoringRow): Moved {
  const { member, now } = request;
  if (stateOf(row) !== 'running') throw new Refusal('mentoring_over');
  const isMentor = row.mentor_id === member.id;
  const said = await move(tx, row, isMentor ? { mentor_done_at: now } : { learner_done_at: now });
  const otherId = isMentor ? row.learner_id : row.mentor_id;
  notify(tx, {
    userId: otherId,
    kind: 'mentoring_done',
    actorId: member.id,
    foldKey: aboutMentoring('mentoring_done', row.id),
    about: '',
    path: mentoringPath(row.id),
  });
  if (said.mentor_done_at === null || said.learner_done_at === null) return { moved: said };
  const moved = await move(tx, said, { finished_at: now });
  const points = await payMentor(tx, request, moved);
  return isMentor ? { moved, pointsEarned: points } : { moved };
}

async function payMentor(
  tx: Tx,
  { member, now, services, announce }: Step,
  row: MentoringRow,
): Promise<number> {
  const acceptedAt = row.accepted_at ?? now;
  const authors = await findAuthors(tx, row.id, acceptedAt);
  const learner = await findStanding(tx, row.learner_id);
  const isPaid = isPaidMentoring(
    {
      mentorLeads: await leads(tx, services, row.mentor_id, member),
      learnerIsEstablished: learner.established_at !== null,
      learnerIsNeighbour: await isNeighbour(tx, await services.network.of(member), {
        mentorId: row.mentor_id,
        learnerId: row.learner_id,
      }),
      bothWrote: authors.has(row.mentor_id) && authors.has(row.learner_id),
      acceptedAt,
      paidThisWeek: await countPaid(tx, row.mentor_id, now - mentoringRules.week),
    },
    now,
  );
  const award = await awardPoints(tx, row.mentor_id, mentoringEntry(row.id, isPaid), now);
  if (row.mentor_id !== member.id) notifyBadges(tx, row.mentor_id, award.newBadges);
  announce({ type: 'ranking' });
  announce({ type: 'member' }, [row.mentor_id]);
  return award.points;
}
