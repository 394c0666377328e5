import { hour } from './day.ts';

/** Whoever comes back after so long begins another visit. */
const visitGap = 4 * hour;

/** When a visit began, and since when things are new in it; null before the first, and in it. */
export interface Visit {
  visitedAt: number | null;
  newsSince: number | null;
}

/** The visit that somebody is on: a new one begins after a while, and what is new is what came since the last. */
export const visitOf = (visit: Visit, now: number): Visit =>
  visit.visitedAt !== null && now < visit.visitedAt + visitGap
    ? visit
    : { visitedAt: now, newsSince: visit.visitedAt };
