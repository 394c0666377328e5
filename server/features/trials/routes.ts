import { type Route, read, write } from '#server/http/route.ts';
import { endTrial, openTrial, readTrials } from './open-trial.ts';
import { rateTrial } from './rate-trial.ts';

/** Challenges that leaders try before everybody sees them. */
export const trialsRoutes: readonly Route[] = [
  read('trials', readTrials),
  write('openTrial', openTrial),
  write('endTrial', endTrial),
  write('rateTrial', rateTrial),
];
