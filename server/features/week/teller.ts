import { hour, weekNumber } from '#core/progress/day.ts';
import type { Db } from '#server/db/schema.ts';
import { type Services, writeAndTell } from '#server/http/route.ts';
import { findUntoldCommunities } from './queries.ts';
import { tellWeeks } from './tell-weeks.ts';

/** Tells how weeks ended, also where nobody asks. */
export interface WeekTeller {
  /** Tells what is due now. */
  run(): Promise<void>;
  start(onFailure: (error: unknown) => void): void;
  stop(): void;
}

const every = hour / 4;

/** Looks a few times an hour; what another process has told is found told. */
export function createWeekTeller(db: Db, { clock, live }: Pick<Services, 'clock' | 'live'>): WeekTeller {
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    const now = clock();
    const week = weekNumber(now);
    for (const { community_id: communityId } of await findUntoldCommunities(db, week)) {
      const scope = { communityId };
      await writeAndTell(db, { live, now, to: scope }, (tx, announce) =>
        tellWeeks(tx, scope, { week, now, announce }),
      );
    }
  };
  return {
    run,
    start(onFailure) {
      timer = setInterval(() => void run().catch(onFailure), every).unref();
    },
    stop: () => clearInterval(timer),
  };
}
