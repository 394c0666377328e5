import { hidingWeight, maxHidden, reportWeight } from '#core/progress/reports.ts';
import type { Tx } from '#server/db/schema.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Request } from '#server/http/route.ts';
import { readCounter } from '#server/ledger/counters.ts';
import { countToday } from '#server/ledger/daily-bounds.ts';
import { markActive } from '#server/ledger/mark-active.ts';
import { findStanding } from '#server/ledger/standing.ts';
import { isStranger } from '#server/network/is-stranger.ts';
import {
  addReport,
  countHidden,
  findReporters,
  insertReport,
  lockReported,
  type ReportedKind,
  weighsOnAuthor,
} from './report-queries.ts';

/** Keeps a report of a post or an answer, once a member; returns whether it is to be hidden by it. */
export async function takeReport(
  tx: Tx,
  kind: ReportedKind,
  { id, user_id: authorId }: { id: number; user_id: number },
  request: Request<'report'>,
): Promise<boolean> {
  const { body, member, now } = request;
  if (authorId === member.id) throw new Refusal('own_report');
  const isEstablished = await markActive(tx, member.id, now);
  // Holds the reporter, so that reports sent at once are weighed one after the other.
  await countToday(tx, member.id, 'day_reports', now);
  const reported = { kind, id };
  // And what is reported, so that of those who speak with one voice the second finds the first.
  await lockReported(tx, reported);
  const isWeighed = isEstablished && (await hasWeight(tx, { ...reported, authorId }, request));
  const weight = isWeighed ? reportWeight((await findStanding(tx, member.id)).false_reports) : 0;
  const report = { reporterId: member.id, reason: body.reason ?? '', weight };
  if (!(await insertReport(tx, reported, report, now))) return false;
  const total = await addReport(tx, reported, weight);
  return (
    weight > 0 &&
    total >= hidingWeight &&
    (await countHidden(tx, member, kind)) < maxHidden(await readCounter(tx, member, kind))
  );
}

/**
 * Whether a report adds towards hiding: of one member it weighs on one thing of an author until that is reviewed, and of whom
 * nobody of the community has met it weighs nothing: three accounts of one person would silence anybody. Those whom the
 * community knows through the same one person weigh once.
 */
async function hasWeight(
  tx: Tx,
  { authorId, ...reported }: { kind: ReportedKind; id: number; authorId: number },
  { member, services }: Pick<Request<'report'>, 'member' | 'services'>,
): Promise<boolean> {
  const { id: reporterId } = member;
  const network = await services.network.of(member);
  if (isStranger(network, reporterId)) return false;
  const voiceOf = (id: number): number => network.find(id)?.anchor ?? id;
  const voices = (await findReporters(tx, reported)).map(voiceOf);
  if (voices.includes(voiceOf(reporterId))) return false;
  return !(await weighsOnAuthor(tx, reporterId, authorId));
}
