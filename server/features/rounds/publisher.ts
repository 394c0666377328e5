import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { slices } from '#server/network/snapshot.ts';
import { runJob } from '#server/threads/run-job.ts';
import { insertTold, type RoundRow, setTold } from './round-queries.ts';
import type { TellJob } from './tell-worker.ts';
import type { KeptRound } from './told-round.ts';

/** Tells rounds that are over, each once. */
export interface Publisher {
  /** Computes and keeps what is told of a round, unless it was; the one who asks may wait for it. */
  publish(round: RoundRow): Promise<void>;
  /** The same for whoever does not wait for it: it is there the next time. A failure is told to `onFailure`. */
  publishSoon(round: RoundRow): Promise<void>;
  stop(): void;
}

/** Computes in a thread beside the requests, one round at a time. */
export function createPublisher(
  { db, location }: Pick<Database, 'db' | 'location'>,
  onFailure: (error: unknown) => void,
): Publisher {
  const stopped = new AbortController();
  const running = new Map<number, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  const count = async ({ id, community_id, questions }: RoundRow): Promise<void> => {
    const { head, people } = await runJob<KeptRound>({
      file: new URL('./tell-worker.ts', import.meta.url),
      data: {
        location,
        roundId: id,
        communityId: community_id,
        questions: JSON.parse(questions).length,
      } satisfies TellJob,
      stopped: stopped.signal,
    });
    // Another process may have been first: what it told stays, or the mean of two shifts would say more than one.
    await inTransaction(db, async (tx) => {
      if (!(await setTold(tx, id, JSON.stringify(head)))) return;
      for (const some of slices(people))
        await insertTold(
          tx,
          some.map(({ userId, told }) => ({ round_id: id, user_id: userId, body: JSON.stringify(told) })),
        );
    });
  };

  const publish = (round: RoundRow): Promise<void> => {
    if (round.told !== null) return Promise.resolve();
    const known = running.get(round.id);
    if (known) return known;
    const begin = (): Promise<void> => count(round);
    const telling = last.then(begin, begin).finally(() => running.delete(round.id));
    last = telling.catch(() => {});
    running.set(round.id, telling);
    return telling;
  };

  return {
    publish,
    publishSoon: (round) =>
      publish(round).catch((error) => {
        if (!stopped.signal.aborted) onFailure(error);
      }),
    stop: () => stopped.abort(),
  };
}
