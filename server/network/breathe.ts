import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 5;

/** A pause between two pieces of long work, long enough for the requests that came meanwhile to go first. */
export const breathe = (): Promise<void> => wait(pauseMs);
