import { type Route, read, withNetwork, write, writeAfter } from '#server/http/route.ts';
import { endTrial, openTrial, prepareTrial, readTrials } from './open-trial.ts';
import { rateTrial } from './rate-trial.ts';

/** Challenges that leaders try before everybody sees them. */
export const trialsRoutes: readonly Route[] = [
  read('trials', readTrials),
  writeAfter('openTrial', prepareTrial, openTrial),
  write('endTrial', endTrial),
  withNetwork(write('rateTrial', rateTrial)),
];
