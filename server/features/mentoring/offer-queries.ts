import { mentoringRules } from '#core/progress/mentoring.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Scope } from '#server/db/scope.ts';

/** Those of a community who offer help and show their names, the newest offer first. */
export const findOffers = (db: Db, { communityId }: Scope) =>
  db
    .selectFrom('mentor_offers')
    // Begins with the few offers: SQLite keeps to the order of a cross join, and reads the whole community otherwise.
    .crossJoin('users')
    .select(['users.id', 'users.username', 'users.full_name', 'mentor_offers.body'])
    .whereRef('users.id', '=', 'mentor_offers.user_id')
    .where('users.community_id', '=', communityId)
    .where('users.hidden_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('mentor_offers.offered_at', 'desc')
    .orderBy('users.id')
    .limit(mentoringRules.shownOffers)
    .execute();

/** What somebody offers to help with. */
export const findOffer = (db: Db, userId: number): Promise<{ body: string } | undefined> =>
  db.selectFrom('mentor_offers').select('body').where('user_id', '=', userId).executeTakeFirst();

/** Who it is in a community that offers help, if they do. */
export const findMentor = (db: Db, userId: number, { communityId }: Scope) =>
  db
    .selectFrom('mentor_offers')
    .innerJoin('users', 'users.id', 'mentor_offers.user_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.community_id', '=', communityId)
    .where('users.hidden_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();

/** Offers help in other words than before, or no more. */
export async function setOffer(tx: Tx, userId: number, body: string, now: number): Promise<void> {
  if (body === '') {
    await tx.deleteFrom('mentor_offers').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('mentor_offers')
    .values({ user_id: userId, body, offered_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ body, offered_at: now }))
    .execute();
}

/** Whether somebody shows their name. */
export async function showsName(db: Db, userId: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('hidden_at').where('id', '=', userId).executeTakeFirst();
  return user?.hidden_at === null;
}
