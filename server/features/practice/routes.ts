import type { Answer } from '#core/contract/index.ts';
import { knownItems } from '#core/practice/known-items.ts';
import { merged } from '#core/practice/ladder.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { type Request, type Route, read } from '#server/http/route.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { findPractice, keepLatest } from './queries.ts';

/** What each member practises: their own, on every device. */
export const practiceRoutes: readonly Route[] = [
  read('practice', async (db, { member }) => readPractice(db, member.id)),
  writeOnce('savePractice', savePractice, async (tx, { member }) => readPractice(tx, member.id)),
];

/** Keeps of each thing the latest word; a device whose clock runs ahead says it now. */
async function savePractice(
  tx: Tx,
  { body, member, now }: Request<'savePractice'>,
): Promise<Answer<'savePractice'>> {
  const told = body.items
    .filter(({ item }) => knownItems.has(item))
    .map(({ item, step, at }) => ({ item, step, at: Math.min(Date.parse(at), now) }));
  await keepLatest(tx, member.id, merged(told));
  return readPractice(tx, member.id);
}

async function readPractice(db: Db, userId: number): Promise<Answer<'practice'>> {
  const items = await findPractice(db, userId);
  return { items: items.map(({ item, step, at }) => ({ item, step, at: new Date(at).toISOString() })) };
}
