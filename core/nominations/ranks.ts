/** Ranks from 1 on, equal values sharing the mean of theirs. */
export function ranksOf(values: ArrayLike<number>): Float64Array {
  const order = Array.from({ length: values.length }, (_, place) => place);
  order.sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    const value = values[order[from] ?? 0];
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === value) to++;
    for (let at = from; at < to; at++) ranks[order[at] ?? 0] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}

/** The same for small whole numbers, such as counts, without sorting. */
export function ranksOfCounts(counts: Int32Array): Float64Array {
  let max = 0;
  for (const count of counts) max = Math.max(max, count);
  const howMany = new Int32Array(max + 1);
  for (const count of counts) howMany[count] = (howMany[count] ?? 0) + 1;
  const rankOf = new Float64Array(max + 1);
  let below = 0;
  for (let count = 0; count <= max; count++) {
    const same = howMany[count] ?? 0;
    rankOf[count] = below + (same + 1) / 2;
    below += same;
  }
  // Some thousand times a round: as a mapped array the whole took four times as long.
  const ranks = new Float64Array(counts.length);
  for (let place = 0; place < ranks.length; place++) ranks[place] = rankOf[counts[place] ?? 0] ?? 0;
  return ranks;
}

/** Pearson's correlation; 0 where one side does not vary, since nothing can be said then. */
export function correlate(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const size = one.length;
  const [meanOne, meanOther] = [meanOf(one), meanOf(other)];
  let [both, squares, otherSquares] = [0, 0, 0];
  for (let place = 0; place < size; place++) {
    const left = (one[place] ?? 0) - meanOne;
    const right = (other[place] ?? 0) - meanOther;
    both += left * right;
    squares += left * left;
    otherSquares += right * right;
  }
  const scale = Math.sqrt(squares * otherSquares);
  return scale === 0 ? 0 : both / scale;
}

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < values.length; place++) sum += values[place] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

export interface Correlation {
  value: number;
  low: number;
  high: number;
}

/**
 * Spearman's rank correlation with its 95% interval (Fisher's z with the standard error of Bonett and Wright, 2000); nothing
 * for fewer than five pairs, or where all of one side are equal.
 */
export function rankCorrelation(one: ArrayLike<number>, other: ArrayLike<number>): Correlation | null {
  if (one.length < 5 || isLevel(one) || isLevel(other)) return null;
  const value = correlate(ranksOf(one), ranksOf(other));
  if (Math.abs(value) > 1 - 1e-12) return { value, low: value, high: value };
  const reach = 1.959964 * Math.sqrt((1 + value ** 2 / 2) / (one.length - 3));
  const z = Math.atanh(value);
  return { value, low: Math.tanh(z - reach), high: Math.tanh(z + reach) };
}

/** Whether nobody stands above anybody. */
export function isLevel(values: ArrayLike<number>): boolean {
  for (let place = 1; place < values.length; place++) if (values[place] !== values[0]) return false;
  return true;
}
