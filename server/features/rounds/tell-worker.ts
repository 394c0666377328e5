import { randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { dice } from '#core/games/chance.ts';
import { tellRound } from '#core/nominations/tell-round.ts';
import type { Location } from '#server/db/open.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { Scope } from '#server/db/scope.ts';
import { serveJobs } from '#server/threads/serve-jobs.ts';
import { withRests } from '#server/threads/with-rests.ts';
import { readAnswered } from './tell-queries.ts';
import { keepRound } from './told-round.ts';

/** What the thread is sent; it reads the answers for itself, and nothing of them leaves it. */
export interface TellJob extends Scope {
  location: Location;
  roundId: number;
  questions: number;
}

serveJobs(async ({ location, ...wanted }: TellJob) => {
  const db = openForReading(location);
  const { ids, round } = await readAnswered(db, wanted);
  await db.destroy();
  const isLong = round.members > 500;
  // On Linux a priority is a thread's own, and cannot be taken back: those who answer requests go first.
  if (process.platform === 'linux' && isLong) setPriority(19);
  const thrown = dice(randomInt(2 ** 32));
  const told = tellRound(round, {
    coin: (bound) => randomInt(bound),
    dice: isLong ? withRests(thrown) : thrown,
  });
  return { result: keepRound(told, { ids, members: round.members }), isSpent: isLong };
});
