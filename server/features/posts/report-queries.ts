import { sql } from 'kysely';
import { onlyRow } from '#server/db/only-row.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { lockCounter } from '#server/ledger/counters.ts';

/** What can be reported, by the table it stands in. */
export type ReportedKind = 'posts' | 'replies';

/** Something that can be reported. */
export interface Reported {
  kind: ReportedKind;
  id: number;
}

/** Where the reports of each kind stand, and by which column they say what they are about. */
const tables = {
  posts: { reports: sql.table('reports'), about: sql.ref('post_id'), things: sql.table('posts') },
  replies: { reports: sql.table('reply_reports'), about: sql.ref('reply_id'), things: sql.table('replies') },
};

/** Adds a report; false when this member had reported it. */
export async function insertReport(
  tx: Tx,
  { kind, id }: Reported,
  { reporterId, reason, weight }: { reporterId: number; reason: string; weight: number },
  now: number,
): Promise<boolean> {
  const { reports, about } = tables[kind];
  const { rows } = await sql`insert into ${reports} (${about}, reporter_id, reason, weight, created_at)
    values (${id}, ${reporterId}, ${reason}, ${weight}, ${now})
    on conflict (${about}, reporter_id) do nothing returning reporter_id`.execute(tx);
  return rows.length > 0;
}

/** Whether a report of this member weighs on another thing of the same author that nobody has reviewed. */
export async function weighsOnAuthor(tx: Tx, reporterId: number, authorId: number): Promise<boolean> {
  for (const { reports, about, things } of Object.values(tables)) {
    const { rows } = await sql`select things.id from ${reports} as reported
      inner join ${things} as things on things.id = reported.${about}
      where reported.reporter_id = ${reporterId} and reported.weight > 0
        and things.user_id = ${authorId} and things.reviewed_at is null limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Holds what is reported until the transaction ends: reports of it are weighed one after the other. */
export async function lockReported(tx: Tx, { kind, id }: Reported): Promise<void> {
  await sql`update ${tables[kind].things} set reports = reports where id = ${id}`.execute(tx);
}

/** Counts a report on what it is about; returns what all of them weigh now. */
export async function addReport(tx: Tx, { kind, id }: Reported, weight: number): Promise<number> {
  const { rows } = await sql<{ report_weight: number }>`update ${tables[kind].things}
    set reports = reports + 1, report_weight = report_weight + ${weight}
    where id = ${id} returning report_weight`.execute(tx);
  return onlyRow(rows).report_weight;
}

/** How many of a kind reports have hidden; whoever hides one waits here until the other who does so is done. */
export async function countHidden(tx: Tx, scope: Scope, kind: ReportedKind): Promise<number> {
  await lockCounter(tx, scope, 'hiding');
  const { hidden } = await tx
    .selectFrom(kind)
    .select(({ fn }) => fn.countAll<number>().as('hidden'))
    .where('community_id', '=', scope.communityId)
    .where('hidden_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return hidden;
}

/** Who reported something and waits for a review of it. */
export async function findReporters(db: Db, { kind, id }: Reported): Promise<number[]> {
  const { reports, about, things } = tables[kind];
  const { rows } = await sql<{ reporter_id: number }>`select reported.reporter_id from ${reports} as reported
    inner join ${things} as things on things.id = reported.${about}
    where things.id = ${id} and things.reviewed_at is null order by reported.reporter_id`.execute(db);
  return rows.map(({ reporter_id }) => reporter_id);
}

/** Counts a report without cause against those who made it, or takes one back from those who were right. */
export async function countJudgement(tx: Tx, userIds: readonly number[], wasRight: boolean): Promise<void> {
  if (userIds.length === 0) return;
  const affected = tx.updateTable('standings').where('user_id', 'in', userIds);
  await (wasRight ? affected.where('false_reports', '>', 0) : affected)
    .set((standings) => ({ false_reports: standings('false_reports', wasRight ? '-' : '+', 1) }))
    .execute();
}
