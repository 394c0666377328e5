import { dayNumber } from '#core/progress/day.ts';

/** How many tokens a model may be paid for in a day of this process. */
export interface TokenBudget {
  /** Sets the most that a call can cost aside; tells whether there was enough left. */
  reserve(max: number): boolean;
  /** Gives back what of it was not used. */
  settle(max: number, used: number): void;
}

/** A budget that begins anew at midnight; without a number nothing is counted. */
export function createTokenBudget(perDay: number | undefined, clock: () => number): TokenBudget {
  let today = dayNumber(clock());
  let spent = 0;
  return {
    reserve(max) {
      if (perDay === undefined) return true;
      const day = dayNumber(clock());
      if (day !== today) {
        today = day;
        spent = 0;
      }
      if (spent + max > perDay) return false;
      spent += max;
      return true;
    },
    settle(max, used) {
      spent = Math.max(0, spent - max + used);
    },
  };
}
