/** How many members have a score of each bucket, as a grouped count gives it; buckets may come in any order. */
export type Histogram = readonly { bucket: number; members: number }[];

const exactBelow = 16;
const highest = 2 ** 20 - 1;

/**
 * The bucket of a score: exact under 16, then eight to each doubling. However many members there are and
 * however high they score, a histogram has at most 144 buckets, so a percentile always costs the same.
 */
export const bucketOf = (score: number): number => {
  const whole = Math.floor(Math.min(highest, Math.max(0, score)));
  if (whole < exactBelow) return whole;
  const doublings = 31 - Math.clz32(whole);
  const eighth = (whole >> (doublings - 3)) & 7;
  return exactBelow + (doublings - 4) * 8 + eighth;
};

/**
 * The share of members below this score, 0-100, counting half of those in the same bucket.
 * A score of 0 is always 0: having done nothing is no standing, however many have done nothing.
 */
export const percentileOf = (score: number, histogram: Histogram): number => {
  if (score <= 0) return 0;
  const own = bucketOf(score);
  let below = 0;
  let total = 0;
  for (const { bucket, members } of histogram) {
    total += members;
    if (bucket < own) below += members;
    if (bucket === own) below += members / 2;
  }
  return total === 0 ? 0 : (below / total) * 100;
};
