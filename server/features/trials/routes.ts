import { type Route, read, withNetwork, write } from '#server/http/route.ts';
import { endTrial, openTrial, readTrials } from './open-trial.ts';
import { rateTrial } from './rate-trial.ts';

/** Challenges that leaders try before everybody sees them. */
export const trialsRoutes: readonly Route[] = [
  read('trials', readTrials),
  withNetwork(write('openTrial', openTrial)),
  write('endTrial', endTrial),
  withNetwork(write('rateTrial', rateTrial)),
];
