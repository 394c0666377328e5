import { fairness } from './fairness.ts';

/** What the report of a member in good standing weighs; halved four times, it weighs nothing. */
const fullWeight = 8;

/** The weight of reports from which a post is hidden until it is reviewed. */
export const hidingWeight = fairness.reportersToHide * fullWeight;

/** What a member's report weighs; each report that a review found to be without cause has halved it. */
export const reportWeight = (falseReports: number): number => Math.floor(fullWeight / 2 ** falseReports);

/** How many of so many posts reports alone can hide at a time; the rest waits, visible, for the review. */
export const maxHidden = (posts: number): number => Math.max(1, Math.floor(posts * fairness.hiddenShare));
