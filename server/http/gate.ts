/** What a gate looks at. */
export interface GateOptions {
  /** Milliseconds from anywhere; only differences count. */
  now: () => number;
  /** Calls back in the next turn of the event loop. */
  nextTurn: (callback: () => void) => void;
  /** Calls back in this turn, once all is done that was begun and waits for nothing. */
  afterWork: (callback: () => void) => void;
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

/** Milliseconds; once a turn of the event loop has gone on for so long, no other call begins in it. */
export const turnLength = 2;
/** Milliseconds; who has waited longer for the beginning had better come back later. Refusing sooner would fill the server with refusing. */
export const maxWait = 4_000;
/** So many are not turned away for having waited: a machine that stood still for a moment is not overloaded. */
export const minQueue = 20;
/** Few enough to keep in memory. */
export const maxQueue = 10_000;
/** So many are turned away in one turn of the event loop: thousands at once would hold up everybody else. */
export const maxTurnedAway = 20;
/** Where so many wait for the database already, nobody else is let through to it. */
export const maxWaitingForDatabase = 250;

/**
 * Calls that arrive together begin a few in each turn of the event loop, so that whoever is in the middle of an answer,
 * or asks whether the server lives, gets a turn as well. The others queue, and are turned away only once they have
 * waited: who is refused at once comes back at once, and refusing would become all the work there is. Where many
 * queue, the newest begin first: in a queue where everybody waits their turn, everybody would be answered too late.
 */
export function createGate({ now, nextTurn, afterWork, waiting }: GateOptions): Gate {
  const queue = createQueue<Arrival & { since: number }>();
  /** When the first call of this turn began. */
  let began: number | undefined;

  const hasTime = (): boolean => began === undefined || now() - began < turnLength;

  const turnAwayOldest = (): void => {
    for (let count = 0; count < maxTurnedAway && queue.size() > minQueue; count++) {
      const oldest = queue.oldest();
      if (!oldest || now() - oldest.since <= maxWait) return;
      queue.takeOldest()?.turnAway();
    }
  };

  const takeNext = (): void => {
    if (!hasTime()) return;
    const next = queue.size() > minQueue ? queue.takeNewest() : queue.takeOldest();
    if (!next) return;
    begin(next);
    if (queue.size() > 0) afterWork(takeNext);
  };

  const turn = (): void => {
    began = undefined;
    turnAwayOldest();
    takeNext();
  };

  const begin = (arrival: Arrival): void => {
    if (began === undefined) {
      began = now();
      nextTurn(turn);
    }
    arrival.start();
  };

  return (arrival) => {
    if (queue.size() >= maxQueue || waiting() > maxWaitingForDatabase) arrival.turnAway();
    else if (queue.size() === 0 && hasTime()) begin(arrival);
    else queue.add({ start: arrival.start, turnAway: arrival.turnAway, since: now() });
  };
}

/** A queue that is left at both ends; what left at the front is let go of some at a time. */
function createQueue<T>() {
  const all: T[] = [];
  let front = 0;
  return {
    size: () => all.length - front,
    add: (one: T) => void all.push(one),
    oldest: () => all[front],
    takeNewest: () => (all.length > front ? all.pop() : undefined),
    takeOldest(): T | undefined {
      const one = all[front];
      if (front < all.length) front++;
      if (front * 2 >= all.length) {
        all.splice(0, front);
        front = 0;
      }
      return one;
    },
  };
}
