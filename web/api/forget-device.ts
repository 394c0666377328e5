import { forgetReads } from './kept-reads.ts';
import { forgetCalls } from './waiting-calls.ts';

/** Removes what the browser's database keeps of a member: known answers, and calls that wait. */
export const forgetOnDevice = (userId: number): Promise<unknown> =>
  Promise.all([forgetReads(userId), forgetCalls(userId)]);
