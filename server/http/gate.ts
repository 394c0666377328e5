/** What a gate looks at. */
export interface GateOptions {
  /** Milliseconds from anywhere; only differences count. */
  now: () => number;
  /** Calls back in the next turn of the event loop. */
  nextTurn: (callback: () => void) => void;
  /** How many wait for a connection to the database. */
  waiting: () => number;
}

/** A call that has arrived: exactly one of the two is done to it. */
export interface Arrival {
  start(): void;
  turnAway(): void;
}

/** Starts calls one after the other, and turns away those that would wait too long. */
export type Gate = (arrival: Arrival) => void;

/** Milliseconds; who has waited longer for the beginning had better come back later. */
export const maxWait = 1_000;
/** So many are not turned away for having waited: a machine that stood still for a moment is not overloaded. */
export const minQueue = 20;
/** Few enough to keep in memory. */
export const maxQueue = 4_000;
/** Where so many wait for the database already, nobody else is let through to it. */
export const maxWaitingForDatabase = 250;

/**
 * Calls that arrive together begin one in each turn of the event loop, so that whoever is in the middle of an answer,
 * or asks whether the server lives, gets a turn as well. The others queue, and are turned away only once they have
 * waited: who is refused at once comes back at once, and refusing would become all the work there is.
 */
export function createGate({ now, nextTurn, waiting }: GateOptions): Gate {
  const queue = new Set<Arrival & { since: number }>();
  let isTaken = false;

  const takeNext = (): void => {
    isTaken = false;
    for (const arrival of queue) {
      queue.delete(arrival);
      if (queue.size < minQueue || now() - arrival.since <= maxWait) {
        take(arrival);
        return;
      }
      arrival.turnAway();
    }
  };

  const take = ({ start }: Arrival): void => {
    isTaken = true;
    nextTurn(takeNext);
    start();
  };

  return (arrival) => {
    if (queue.size >= maxQueue || waiting() > maxWaitingForDatabase) arrival.turnAway();
    else if (isTaken) queue.add({ ...arrival, since: now() });
    else take(arrival);
  };
}
