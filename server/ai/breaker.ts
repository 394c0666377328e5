/** Stops asking a server that does not answer, and tries again with one call after a rest. */
export interface Breaker {
  /** Whether a call may be made now; after a rest it lets one through, and nobody else until that one is told of. */
  lets(): boolean;
  succeeded(): void;
  failed(): void;
}

const failuresInARow = 3;
/** Milliseconds. Each rest is twice the one before. */
const rest = { first: 30_000, longest: 600_000 };

/** A breaker that lets everything through until failures come one after the other. */
export function createBreaker(clock: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    lets() {
      if (failures < failuresInARow) return true;
      if (clock() < restsUntil) return false;
      // Whoever comes meanwhile is kept away as after another failure; the trial's end decides.
      restsUntil = clock() + rest.first;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures++;
      const rests = failures - failuresInARow;
      if (rests >= 0) restsUntil = clock() + Math.min(rest.first * 2 ** rests, rest.longest);
    },
  };
}
