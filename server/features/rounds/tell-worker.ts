import { randomInt } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { dice } from '#core/games/chance.ts';
import { tellRound } from '#core/nominations/tell-round.ts';
import type { Location } from '#server/db/open.ts';
import { openForReading } from '#server/db/open-for-reading.ts';
import type { Scope } from '#server/db/scope.ts';
import { withRests } from '#server/threads/with-rests.ts';
import { readAnswered } from './tell-queries.ts';
import { type KeptRound, keepRound } from './told-round.ts';

/** What the thread is started with; it reads the answers for itself, and nothing of them leaves it. */
export interface TellJob extends Scope {
  location: Location;
  roundId: number;
  questions: number;
}

const { location, ...wanted }: TellJob = workerData.data;
const db = openForReading(location);
const { ids, round } = await readAnswered(db, wanted);
await db.destroy();
const isLong = round.members > 500;
// On Linux a priority is a thread's own: those who answer requests go first.
if (process.platform === 'linux' && isLong) setPriority(19);
const thrown = dice(randomInt(2 ** 32));
const told = tellRound(round, {
  coin: (bound) => randomInt(bound),
  dice: isLong ? withRests(thrown) : thrown,
});
parentPort?.postMessage(keepRound(told, { ids, members: round.members }) satisfies KeptRound);
