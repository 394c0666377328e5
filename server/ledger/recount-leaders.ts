import { leaderModel } from '#core/progress/leader-model.ts';
import { everywhere } from '#server/db/community-ids.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addToCounters, readBuckets } from './counters.ts';
import { readFacts } from './facts.ts';
import { countLeaderScores } from './leader-scores.ts';
import { setCounted } from './recount-gifts.ts';
import { findStanding } from './standing.ts';

/** Counts everybody by the present leader model where another one counted last; two processes may do so at once. */
export async function recountLeaders(db: Db): Promise<void> {
  const { version } = leaderModel;
  const [counted] = await readBuckets(db, { communityId: everywhere }, 'leader-model', version, version);
  if (counted) return;
  const members = await db.selectFrom('standings').select('user_id').orderBy('user_id').execute();
  for (const { user_id } of members) await inTransaction(db, (tx) => recount(tx, user_id));
  await inTransaction(db, async (tx) =>
    addToCounters(tx, { user_id: 0, community_id: everywhere }, [
      { name: 'leader-model', bucket: version, by: 1 },
    ]),
  );
}

/** The update locks the row, so that what is counted cannot change meanwhile; who has just left is nobody's concern. */
async function recount(tx: Tx, userId: number): Promise<void> {
  const standing = await tx
    .updateTable('standings')
    .set((standings) => ({ user_id: standings.ref('user_id') }))
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!standing) return;
  await setCounted(tx, userId);
  const recounted = await findStanding(tx, userId);
  await countLeaderScores(tx, recounted, await readFacts(tx, recounted));
}
