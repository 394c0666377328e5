import { setImmediate as pause } from 'node:timers/promises';
import { isNamed } from '#core/care/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { lastWayBack } from '#server/features/care/log-queries.ts';
import { clockSlackMs } from '#server/http/phone-clock.ts';
import { slices } from '#server/network/snapshot.ts';

/** Everyone of a community who can be named: not who does not want to be. */
export const nameable = (db: Db, { communityId }: Scope) =>
  db
    .selectFrom('users')
    .leftJoin('naming_refusals', 'naming_refusals.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.full_name'])
    .where('users.community_id', '=', communityId)
    .where('users.hidden_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .where('naming_refusals.user_id', 'is', null)
    .orderBy('users.id');

export interface NameableRow {
  id: number;
  username: string;
  full_name: string | null;
}

interface Wanted {
  q?: string | undefined;
  after?: number | undefined;
  limit: number;
}

/** So many names are read at once. */
const namesAtOnce = 1000;

/** A page of those whom somebody can name, in the order of their ids; with a name, whoever has it in theirs. */
export async function findNameable(
  db: Db,
  viewer: Scope & { id: number },
  { q = '', after = 0, limit }: Wanted,
): Promise<{ people: NameableRow[]; next: number | null }> {
  // One more than the page has, so that the last one is known as the last one.
  const atOnce = q === '' ? limit + 1 : namesAtOnce;
  const people: NameableRow[] = [];
  for (let last = after; ; await pause()) {
    const rows = await nameable(db, viewer)
      .where('users.id', '>', last)
      .where('users.id', '<>', viewer.id)
      .limit(atOnce)
      .execute();
    people.push(...rows.filter(({ username, full_name }) => isNamed(q, username, full_name)));
    last = rows.at(-1)?.id ?? last;
    if (people.length < limit && rows.length === atOnce) continue;
    const isMore = people.length > limit || rows.length === atOnce;
    const page = people.slice(0, limit);
    return { people: page, next: isMore ? (page.at(-1)?.id ?? null) : null };
  }
}

/** Which of these somebody can name. */
export async function findThose(
  db: Db,
  viewer: Scope & { id: number },
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await nameable(db, viewer)
    .where('users.id', 'in', ids)
    .where('users.id', '<>', viewer.id)
    .execute();
  return rows.map(({ id }) => id);
}

/** What somebody answered in a round, as far as it may be read. */
export async function findAnswers(db: Db, roundId: number, userId: number) {
  const answers = await db
    .selectFrom('round_answers')
    .select(['question', 'outside'])
    .where('round_id', '=', roundId)
    .where('user_id', '=', userId)
    .where('answered_at', '>=', lastWayBack(userId))
    .orderBy('question')
    .execute();
  const names = await db
    .selectFrom('round_names')
    .innerJoin('users', 'users.id', 'round_names.named_id')
    .select(['round_names.question', 'users.id', 'users.username', 'users.full_name', 'users.hidden_at'])
    .where('round_names.round_id', '=', roundId)
    .where('round_names.user_id', '=', userId)
    .orderBy('users.id')
    .execute();
  return { answers, names };
}

export interface OwnAnswer {
  roundId: number;
  userId: number;
  question: number;
  people: readonly number[];
  outside: readonly string[];
}

/** Puts an answer in the place of an earlier one; answers whether there was no later one. */
export async function replaceAnswer(tx: Tx, answer: OwnAnswer, at: number): Promise<boolean> {
  const { roundId: round_id, userId: user_id, question, people } = answer;
  const outside = JSON.stringify(answer.outside);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('round_answers')
    .values({ round_id, user_id, question, outside, answered_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['round_id', 'user_id', 'question'])
        .doUpdateSet({ outside, answered_at: at })
        .where('round_answers.answered_at', '<=', at + clockSlackMs),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('round_names')
    .where('round_id', '=', round_id)
    .where('user_id', '=', user_id)
    .where('question', '=', question)
    .execute();
  for (const some of slices(people))
    await tx
      .insertInto('round_names')
      .values(some.map((named_id) => ({ round_id, user_id, question, named_id })))
      .execute();
  return true;
}

/** Deletes whatever somebody answered, in every round. */
export async function deleteAnswers(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('round_names').where('user_id', '=', userId).execute();
  await tx.deleteFrom('round_answers').where('user_id', '=', userId).execute();
}

/** Whether somebody does not want to be named. */
export const findRefusal = (db: Db, userId: number): Promise<{ since: number } | undefined> =>
  db.selectFrom('naming_refusals').select('since').where('user_id', '=', userId).executeTakeFirst();

/** Notes that somebody does not want to be named, and takes them out of all that was answered; or that they do not mind. */
export async function setRefusal(tx: Tx, userId: number, declines: boolean, now: number): Promise<void> {
  if (!declines) {
    await tx.deleteFrom('naming_refusals').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('naming_refusals')
    .values({ user_id: userId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('round_names').where('named_id', '=', userId).execute();
  await tx.deleteFrom('round_told').where('user_id', '=', userId).execute();
}
