/** So many wait already that one more would wait too long. */
export class QueueFullError extends Error {}

/** Does what it is given one after the other, in the order in which it came. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue for work that fills the machine: one at a time, and nothing more once so many are in it. */
export function createTurns(max: number): TakeTurn {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (count >= max) throw new QueueFullError();
    count++;
    const result = last.then(work);
    last = result.catch(() => {});
    try {
      return await result;
    } finally {
      count--;
    }
  };
}
